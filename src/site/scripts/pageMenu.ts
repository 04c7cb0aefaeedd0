/** The tree of pages: a column of the page on wide screens, a popover under the header on narrow ones. */
class PageMenu extends HTMLElement {
  connectedCallback(): void {
    const wide = matchMedia('(min-width: 62.5625rem)');
    const place = () => {
      this.popover = wide.matches ? null : 'auto';
    };
    place();
    wide.addEventListener('change', place);
    this.addEventListener('toggle', (event) => {
      const open = (event as ToggleEvent).newState === 'open';
      // What it covers does not scroll under it. A style sheet could only ask `:has`, which every step in a figure would answer anew.
      document.body.style.overflow = open ? 'hidden' : '';
      // Keyboard focus stays in the header and the menu while it covers the page.
      for (const rest of document.querySelectorAll('main, .toc, footer.foot')) rest.toggleAttribute('inert', open);
    });
  }
}

customElements.define('wk-menu', PageMenu);
