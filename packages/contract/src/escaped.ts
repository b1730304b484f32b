/**
 * Removes characters that no XML document may contain (XML 1.0 §2.2): control characters, lone surrogates, and two noncharacters.
 */
export const xmlText = (text: string): string => text.replace(/[^\t\n\r -\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');

/** Escapes text for an element or a quoted attribute of HTML and XML. */
export const escaped = (text: string): string =>
  xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
