/** Path on a page's own host for a logout that could not reach the lock page (decision 030). */
export const CACHES_PATH = '/session/caches';
