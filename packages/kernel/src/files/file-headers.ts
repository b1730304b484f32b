interface Served {
  name: string;
  mediaType: string;
  bytes: number;
  /** Milliseconds for which its address is good. */
  life: number;
}

/** Headers of a file that somebody uploaded: a browser shows pictures, saves everything else, and runs none of it. */
export function fileHeaders({ name, mediaType, bytes, life }: Served): Record<string, string> {
  const isShown = mediaType.startsWith('image/');
  return {
    'Content-Type': mediaType,
    'Content-Length': String(bytes),
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; ${fileNameOf(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-site',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': `private, max-age=${Math.floor(life / 1000)}, immutable`,
  };
}

/** For old clients in ASCII, for others in UTF-8 (RFC 6266, RFC 8187). */
function fileNameOf(name: string): string {
  // Half a surrogate pair has no encoding.
  const wellFormed = Buffer.from(name).toString();
  const ascii = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const whole = encodeURIComponent(wellFormed).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${ascii}"; filename*=UTF-8''${whole}`;
}
