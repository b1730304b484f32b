import { encodings } from '../assembly/encodings';

/** Returns the encodings that a client accepts (RFC 9110 §12.5.3), in the order of our preference. */
export function acceptedEncodings(header: string | undefined) {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    (quality && Number(quality.slice(2)) === 0 ? refused : named).add(name);
  }
  return encodings.filter(({ name }) => named.has(name) || (named.has('*') && !refused.has(name)));
}
