/** What a page does once it is quiet, in one file that is loaded then. */
export { takeLateFont } from './late-font';
export { loadAhead } from './load-ahead';
