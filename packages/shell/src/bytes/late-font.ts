/**
 * Applies the page's font after it arrives late. A page whose font came after its first paint is drawn in a font of the same
 * metrics (`font-display: optional`).
 */
export async function takeLateFont(): Promise<void> {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]') ?? {};
  if (!href || !document.fonts) return;
  const [arrival] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const isInTime = arrival && paint && arrival.responseEnd <= paint.startTime;
  if (!isInTime) document.fonts.add(await new FontFace('Inter Variable', `url(${href})`, { weight: '100 900' }).load());
}
