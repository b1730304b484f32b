import { StringDecoder } from 'node:string_decoder';
import sax from 'sax';
import { FileUnreadable } from '../csv/file-unreadable';
import type { Archive } from './open-archive';

/** Characters of one text, a cell's at most 32,767 in Excel. */
const MAX_TEXT = 1_048_576;

export interface XmlEvents {
  /** Names are without their prefix. */
  opened(name: string, attributes: Record<string, string>): void;
  /** `text` is what stood between its tags, up to its first child. */
  closed?(name: string, text: string): void;
}

/**
 * Reads a part of a workbook as it is unpacked; each piece is followed by a pause for what was found in it.
 * @returns bytes of the part read so far, after each piece
 * @throws FileUnreadable when it is no such part
 */
export async function* readXml(file: string, archive: Archive, part: string, events: XmlEvents): AsyncGenerator<number> {
  const damaged = (cause: unknown) =>
    cause instanceof FileUnreadable
      ? cause
      : new FileUnreadable(`${file} cannot be read as a workbook: ${part} is damaged. Save it anew.`, { cause });
  const xml = sax.parser(true, { position: false });
  let text = '';
  xml.ontext = (more) => {
    text += more;
    if (text.length > MAX_TEXT) throw damaged(new Error('a text is too long'));
  };
  xml.oncdata = xml.ontext;
  xml.onopentag = ({ name, attributes }) => {
    text = '';
    events.opened(unprefixed(name), attributes as Record<string, string>);
  };
  xml.onclosetag = (name) => {
    events.closed?.(unprefixed(name), text);
    text = '';
  };
  // No workbook declares a document type: entities of one's own serve to fill a memory.
  xml.ondoctype = () => {
    throw damaged(new Error('a document type'));
  };
  xml.onerror = (error) => {
    throw damaged(error);
  };
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  try {
    const stream = await archive.open(part);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      xml.write(decoder.write(chunk));
      yield bytes;
    }
    xml.write(decoder.end()).close();
    yield bytes;
  } catch (cause) {
    throw damaged(cause);
  }
}

const unprefixed = (name: string) => (name.includes(':') ? name.slice(name.indexOf(':') + 1) : name);
