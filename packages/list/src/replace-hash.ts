/** Takes the place of the present hash in the history, and tells who listens. */
export function replaceHash(hash: string): void {
  // With its own state the change stays unseen by Next's router, which has no routes here.
  history.replaceState(history.state, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
