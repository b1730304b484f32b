import { withPlainChromium } from '@suite/testing/plain-chromium';
import { zones } from '@suite/zones/zones';

const home = `${zones.home.basePath}/`;
const next = `${zones['iq-dashboard'].basePath}/`;

/** Time for the browser to prerender the page, in milliseconds: no event reports that it is done. */
const RENDERED = 2_000;

const withLink = `(() => {
  const link = document.createElement('a');
  link.href = '${next}';
  link.textContent = 'next';
  link.id = 'bench-next';
  link.style = 'position:fixed;inset:0 auto auto 0;z-index:99;padding:20px';
  link.onclick = () => sessionStorage.setItem('bench-click', performance.timeOrigin + performance.now());
  document.body.append(link);
})()`;

const isHydrated = `[...document.querySelectorAll('main, header, button')].some((node) =>
  Object.keys(node).some((key) => key.startsWith('__reactProps')))`;

const shownAfter = `(() => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  if (!activationStart || !${isHydrated}) return -1;
  return performance.timeOrigin + activationStart - Number(sessionStorage.getItem('bench-click'));
})()`;

/**
 * Returns the milliseconds from the click on a link in home until the next zone, which was prerendered with its frame, is shown.
 */
export const timeRenderedAhead = (origin: string, times: number): Promise<number[]> =>
  withPlainChromium(undefined, undefined, async (page) => {
    const measured: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await page.goto(`${origin}${home}`);
      await page.until(`location.pathname === '${home}' && document.readyState === 'complete' && ${isHydrated}`);
      await page.evaluate(withLink);
      await page.point('#bench-next');
      await new Promise((resolve) => setTimeout(resolve, RENDERED));
      await page.point('#bench-next', true);
      await page.until(`location.pathname === '${next}'`);
      const after = await page.evaluate<number>(shownAfter);
      if (after < 0) throw new Error('The next zone was not rendered ahead');
      measured.push(after);
    }
    return measured;
  });
