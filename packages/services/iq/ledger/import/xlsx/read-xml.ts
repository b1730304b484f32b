import { limitedParser, type XmlLimits, XmlRefusedError } from '@suite/kernel/xml/limited-parser';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import type { Archive } from './open-archive';

/** Excel's own parts are far below these limits: a text has at most 32,767 characters and a formula 8,192. */
export const sheetLimits: XmlLimits = {
  depth: 100,
  elements: 500_000_000,
  attributes: 200,
  name: 256,
  markup: 32_768,
  text: 1_048_576,
};

/** The characters of a piece. It is short, because a cell of about 20 characters can refer to a long text. */
const PIECE = 2048;

export interface PartEvents {
  /** Names have no prefix. */
  opened(name: string, attributes: Record<string, string>): void;
  /** `text` is the text between the tags, up to the first child. */
  closed?(name: string, text: string): void;
  /** A part of the text between two tags. */
  text?(more: string): void;
}

const encodingOfMark = ([first, second]: Buffer): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/**
 * Reads a part of a workbook while it is unpacked, and yields after each piece, so that its contents can be processed.
 * @param file its name in messages
 * @returns the bytes of the part read so far, after each piece
 * @throws FileUnreadableError if the part is missing or damaged
 */
export async function* readXml(file: string, archive: Archive, part: string, events: PartEvents): AsyncGenerator<number> {
  let text = '';
  const xml = limitedParser(sheetLimits, {
    opened(name, attributes) {
      text = '';
      events.opened(name, attributes);
    },
    text(more) {
      text += more;
      events.text?.(more);
    },
    closed(name) {
      events.closed?.(name, text);
      text = '';
    },
  });
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  try {
    const stream = await archive.open(part);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // A part is UTF-8 or UTF-16.
      decoder ??= new TextDecoder(encodingOfMark(chunk));
      const decoded = decoder.decode(chunk, { stream: true });
      for (let from = 0; from < decoded.length; from += PIECE) {
        xml.write(decoded.slice(from, from + PIECE));
        yield bytes;
      }
    }
    xml.write(decoder?.decode() ?? '');
    xml.close();
    yield bytes;
  } catch (cause) {
    if (cause instanceof FileUnreadableError) throw cause;
    const why = cause instanceof XmlRefusedError ? ` (${cause.message})` : '';
    throw new FileUnreadableError(
      `${file} cannot be read as a workbook: ${part} is damaged${why}. Save it again in Excel, or as CSV.`,
      { cause },
    );
  }
}
