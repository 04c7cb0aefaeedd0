/** The page tree: a popover under the header, or on wide screens a column of pages that have one. */
class PageMenu extends HTMLElement {
  connectedCallback(): void {
    const wide = matchMedia('(min-width: 62.5625rem)');
    const place = () => {
      this.popover = wide.matches && this.closest('.docs') ? null : 'auto';
    };
    place();
    wide.addEventListener('change', place);
    this.addEventListener('toggle', (event) => {
      const open = (event as ToggleEvent).newState === 'open';
      // The page under the menu does not scroll. A style sheet would need `:has`, which every step in a figure would re-evaluate.
      document.body.style.overflow = open ? 'hidden' : '';
      // While the menu covers the page, the focus stays in the header and the menu.
      for (const rest of document.querySelectorAll('main, .right-sidebar, footer.foot'))
        rest.toggleAttribute('inert', open);
    });
  }
}

customElements.define('wk-menu', PageMenu);
