/** Fulfilled when a figure is at most a screen away. */
export const whenNear = (island: HTMLElement): Promise<void> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        done();
      },
      { rootMargin: '100% 0px' },
    );
    for (const child of island.children) observer.observe(child);
  });
