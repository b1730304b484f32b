/** A file beside each zone's pages with the addresses of the scripts and styles of its first view (decision 034). */
export const FIRST_VIEW_FILE = 'first-view.json';
