import { inflateRawSync } from 'node:zlib';

/** Returns the text of a DOCX file's main part; the file is a ZIP archive. */
export function textOfDocx(bytes: Buffer): string {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((place, index) =>
      index === 0 ? bytes.readUInt32LE(at + place) : bytes.readUInt16LE(at + place),
    ) as [number, number, number, number];
    if (bytes.toString('utf8', at + 46, at + 46 + name) === 'word/document.xml') {
      const start = bytes.readUInt32LE(at + 42);
      const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
      const xml = inflateRawSync(bytes.subarray(from, from + size)).toString('utf8');
      return xml
        .replace(/<\/w:p>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/&amp;/g, '&');
    }
    at += 46 + name + extra + comment;
  }
  throw new Error('the archive has no document');
}
