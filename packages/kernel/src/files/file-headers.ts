import { UNKNOWN_TYPE } from './media-type';

interface Served {
  name: string;
  mediaType: string;
  bytes: number;
  /** Milliseconds for which its URL is valid. */
  life: number;
}

/** Returns the headers of an uploaded file: a browser displays images, saves everything else, and runs none of it. */
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

/** Returns the headers of a file that strangers sent: a browser only saves it, whatever it is. */
export const downloadHeaders = ({ name, bytes }: Pick<Served, 'name' | 'bytes'>): Record<string, string> => ({
  ...fileHeaders({ name, bytes, mediaType: UNKNOWN_TYPE, life: 0 }),
  'Cache-Control': 'no-store',
});

/** In ASCII for old clients, in UTF-8 for others (RFC 6266, RFC 8187). */
function fileNameOf(name: string): string {
  // An unpaired surrogate cannot be encoded.
  const wellFormed = Buffer.from(name).toString();
  const ascii = name.replace(/[^\x20-\x7e]|["\\%/]/g, '_');
  const whole = encodeURIComponent(wellFormed).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${ascii}"; filename*=UTF-8''${whole}`;
}
