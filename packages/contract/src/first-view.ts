/** Beside each zone's pages: the addresses of the scripts and styles that it shows first (decision 034). */
export const FIRST_VIEW_FILE = 'first-view.json';
