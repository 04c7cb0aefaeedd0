/** Marks the ancestors of the board that a reader presses, and the lines between them. A second press takes the marks away. */
function light(tree: HTMLElement, button: HTMLButtonElement): void {
  const isOn = button.ariaPressed !== 'true';
  for (const marked of tree.querySelectorAll('.lit, .here')) marked.classList.remove('lit', 'here');
  for (const other of tree.querySelectorAll('button')) other.ariaPressed = String(isOn && other === button);
  const itemOf = (id: string): HTMLElement => tree.querySelector(`[data-relative="${id}"]`)!;
  const nameOf = (item: HTMLElement): string => item.querySelector('b')!.textContent.trim();
  const item = button.closest('li')!;
  item.classList.toggle('here', isOn);
  const ancestors: string[] = [];
  for (let { relative, from } = item.dataset; isOn && from !== undefined;) {
    tree.querySelector(`[data-line="${relative}"]`)!.classList.add('lit');
    const ancestor = itemOf(from);
    ancestor.classList.add('lit');
    ancestors.push(nameOf(ancestor));
    ({ relative, from } = ancestor.dataset);
  }
  const said = tree.querySelector<HTMLElement>('[data-ancestors]')!;
  const { ancestors: words = '', alone = '', hint = '' } = said.dataset;
  said.textContent = !isOn
    ? hint
    : (ancestors.length > 0 ? words : alone).replace('{name}', nameOf(item)).replace('{names}', ancestors.join(', '));
}

for (const tree of document.querySelectorAll<HTMLElement>('[data-family]'))
  for (const button of tree.querySelectorAll('button')) button.addEventListener('click', () => light(tree, button));
