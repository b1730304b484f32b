import sax from 'sax';

/** The most that a document may contain. sax has no limits of its own that hold in all of its states. */
export interface XmlLimits {
  /** Levels of elements. */
  depth: number;
  elements: number;
  /** Of one element. */
  attributes: number;
  /** Characters of the name of an element or an attribute. */
  name: number;
  /** Characters of one tag with its attributes, one comment, one processing instruction. */
  markup: number;
  /** Characters between two tags. */
  text: number;
}

export interface XmlEvents {
  /** Names are without their prefix, those of attributes with it. */
  opened(name: string, attributes: Record<string, string>): void;
  /** A piece of what stands between two tags; several pieces may follow each other. */
  text(more: string): void;
  closed(name: string): void;
}

/** XML that is refused: malformed, with a document type, or over a limit. */
export class XmlRefused extends Error {
  override name = 'XmlRefused';
}

/** What may follow `<!` besides a comment: `[CDATA[` or `DOCTYPE`. */
const LONGEST_KEYWORD = 7;

export interface LimitedParser {
  /** @throws XmlRefused, or what an event throws */
  write(text: string): void;
  /** @throws XmlRefused when the document is not complete */
  close(): void;
}

/**
 * Characters that sax gets at once. Between two pieces its text is flushed, so that whatever it still holds is markup;
 * smaller than its limit by far, so that the limit holds within a piece more.
 */
const PIECE = 2048;

/** A strict parser that holds no more of a document than its limits say, however it was made. */
export function limitedParser(limits: XmlLimits, events: XmlEvents): LimitedParser {
  const xml = sax.parser(true, { position: false });
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  let textLength = 0;
  /** Characters since sax last gave anything back: no less than what it holds. */
  let held = 0;

  const checkName = (name: string) => {
    if (name.length > limits.name) throw new XmlRefused(`a name is longer than ${limits.name} characters`);
  };
  xml.onopentagstart = () => {
    attributes = 0;
  };
  xml.onattribute = ({ name }) => {
    checkName(name);
    if (++attributes > limits.attributes) throw new XmlRefused(`an element has more than ${limits.attributes} attributes`);
  };
  xml.onopentag = ({ name, attributes }) => {
    held = 0;
    textLength = 0;
    checkName(name);
    if (++depth > limits.depth) throw new XmlRefused(`elements are nested more than ${limits.depth} deep`);
    if (++elements > limits.elements) throw new XmlRefused(`it has more than ${limits.elements} elements`);
    events.opened(unprefixed(name), attributes as Record<string, string>);
  };
  xml.onclosetag = (name) => {
    held = 0;
    textLength = 0;
    depth--;
    events.closed(unprefixed(name));
  };
  xml.ontext = (more) => {
    held = 0;
    textLength += more.length;
    if (textLength > limits.text) throw new XmlRefused(`a text is longer than ${limits.text} characters`);
    events.text(more);
  };
  xml.oncdata = xml.ontext;
  const passOver = () => {
    held = 0;
  };
  xml.oncomment = passOver;
  xml.onprocessinginstruction = passOver;
  // Entities of one's own serve to fill a memory.
  xml.ondoctype = () => {
    throw new XmlRefused('it declares a document type');
  };
  const declaration = () => new XmlRefused('it holds a declaration');
  xml.onsgmldeclaration = () => {
    throw declaration();
  };
  xml.onerror = (error) => {
    throw new XmlRefused('it is malformed', { cause: error });
  };

  return {
    write(text) {
      for (let from = 0; from < text.length; from += PIECE) {
        const piece = text.slice(from, from + PIECE);
        held += piece.length;
        xml.write(piece);
        xml.flush();
        // sax searches all of a declaration at each of its characters.
        if ((xml as unknown as { sgmlDecl: string }).sgmlDecl.length > LONGEST_KEYWORD) throw declaration();
        if (held > limits.markup + PIECE) throw new XmlRefused(`a tag or comment is longer than ${limits.markup} characters`);
      }
    },
    close() {
      xml.close();
    },
  };
}

const unprefixed = (name: string) => name.slice(name.indexOf(':') + 1);
