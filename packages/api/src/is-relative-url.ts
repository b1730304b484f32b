const scheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns whether a URL can only lead to the page's own origin: no scheme, no `//`, no backslash (which browsers read as a
 * slash), and none of the control characters that browsers drop (WHATWG URL §4.4).
 */
export function isRelativeUrl(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !scheme.test(url) && !url.startsWith('//') && !/[\\\u0000-\u0020]/.test(url);
}
