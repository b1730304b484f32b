// @ts-check
/**
 * Runs in every page exactly as written. Once the page is restored from the back/forward cache, its visible text is reported with
 * every frame: before its scripts have changed it, and after.
 */
const { tellFrame } = /** @type {{ tellFrame: (text: string | null) => void }} */ (/** @type {unknown} */ (window));

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
const read = () => tellFrame(document.body.innerText);

const everyFrame = () => {
  read();
  setTimeout(read);
  requestAnimationFrame(everyFrame);
};

addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || top !== window) return;
  tellFrame(null);
  everyFrame();
});
