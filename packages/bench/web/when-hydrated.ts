/** Runs in each page: records when, by the page's clock, React has hydrated an element of the page. */
export const whenHydrated = `{
  const look = () => {
    const nodes = document.querySelectorAll('main, header, button');
    for (const node of nodes) {
      if (Object.keys(node).some((key) => key.startsWith('__reactProps'))) {
        globalThis.hydratedAt = performance.now();
        return;
      }
    }
    setTimeout(look, 4);
  };
  look();
}`;
