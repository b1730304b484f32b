/** The order matters: most user agents also contain the names of browsers further down. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const first = (table: readonly (readonly [string, RegExp])[], text: string) => table.find(([, mark]) => mark.test(text))?.[0];

/**
 * Returns the browser and system of a User-Agent header (RFC 9110 §10.1.5) for display, `Chrome on Windows`; empty when neither
 * is known.
 */
export function deviceOf(userAgent: string): string {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}
