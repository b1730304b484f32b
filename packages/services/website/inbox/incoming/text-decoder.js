// Node's decoder for windows-1252 leaves bytes 80 to 9F as control characters. The Encoding Standard maps them, also under the
// names ISO-8859-1 and US-ASCII (https://encoding.spec.whatwg.org/index-windows-1252.txt).
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns the bytes of a text that was decoded as windows-1252; undefined for one that was not. @param {string} text */
export function bytesOfLatin(text) {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code < 0x100 ? code : 0x80 + HIGH.indexOf(text.charAt(at));
    if (byte < 0x80 && code >= 0x100) return undefined;
    bytes[at] = byte;
  }
  return bytes;
}

/** Replaces the decoder of this thread, which the MIME library uses. */
export function installDecoder() {
  const Native = globalThis.TextDecoder;
  const latin = new Native('latin1');
  const strict = new Native('utf-8', { fatal: true });
  /** @param {Parameters<InstanceType<typeof Native>['decode']>[0]} bytes */
  const decodeLatin = (bytes) => {
    const text = latin.decode(bytes);
    // Text of other bytes is never valid UTF-8 by chance, and many programs name no charset or a wrong one.
    if (/[\u0080-\u00ff]/.test(text))
      try {
        return strict.decode(bytes);
      } catch {
        const charset = charsetOfHtml(text);
        // Node 20's own windows-1252 reads 80 to 9F as control characters.
        if (charset && charset !== 'windows-1252') return new Native(charset).decode(bytes);
      }
    return text.replace(/[\u0080-\u009f]/g, (c) => HIGH[c.charCodeAt(0) - 0x80] ?? c);
  };
  globalThis.TextDecoder = class extends Native {
    /** @override @param {Parameters<InstanceType<typeof Native>['decode']>} of */
    decode(...[bytes, options]) {
      if (this.encoding === 'windows-1252') return decodeLatin(bytes);
      const text = super.decode(bytes, options);
      return this.encoding === 'utf-8' && isOtherText(text) ? decodeLatin(bytes) : text;
    }
  };
}

/** Returns the charset that an HTML document names in its beginning; undefined without one that is known. @param {string} html */
function charsetOfHtml(html) {
  const head = html.slice(0, 4096).toLowerCase();
  const meta = head.indexOf('<meta');
  const at = meta < 0 ? -1 : head.indexOf('charset=', meta);
  const charset = at < 0 ? undefined : /^["']?([\w-]{2,40})/.exec(head.slice(at + 'charset='.length))?.[1];
  try {
    return charset && new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Whether bytes that were decoded as UTF-8 are windows-1252 instead: mails without a charset often are. In UTF-8 with a damaged
 * character the others are whole.
 * @param {string} text
 */
function isOtherText(text) {
  if (!text.includes('\ufffd')) return false;
  const broken = text.split('\ufffd').length - 1;
  const whole = text.replace(/[\p{ASCII}\ufffd]/gu, '').length;
  return broken > whole;
}
