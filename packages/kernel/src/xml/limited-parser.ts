import sax from 'sax';

/** The maximum content of a document. sax has no limits of its own that apply in all of its states. */
export interface XmlLimits {
  /** Maximum nesting of elements. */
  depth: number;
  elements: number;
  /** Maximum for one element. */
  attributes: number;
  /** Maximum characters in the name of an element or attribute. */
  name: number;
  /** Maximum characters in one tag with its attributes, one comment, or one processing instruction. */
  markup: number;
  /** Maximum characters between two tags. */
  text: number;
}

export interface XmlEvents {
  /** Element names come without their prefix, attribute names with it. */
  opened(name: string, attributes: Record<string, string>): void;
  /** Part of the text between two tags; several parts may follow each other. */
  text(more: string): void;
  closed(name: string): void;
}

/** Rejected XML: malformed, with a document type, or over a limit. */
export class XmlRefusedError extends Error {
  override name = 'XmlRefusedError';
}

/** Length of the longest keyword after `<!` besides a comment: `[CDATA[` or `DOCTYPE`. */
const LONGEST_KEYWORD = 7;

export interface LimitedParser {
  /** @throws XmlRefusedError, or what an event throws */
  write(text: string): void;
  /** @throws XmlRefusedError when the document is not complete */
  close(): void;
}

/**
 * Characters passed to sax at once. Its text is flushed between two pieces, so that what it still stores is markup; much smaller
 * than the markup limit, so that the limit is exceeded by at most one piece.
 */
const PIECE = 2048;

/** Creates a strict parser that stores no more of a document than its limits allow, whatever the document contains. */
export function limitedParser(limits: XmlLimits, events: XmlEvents): LimitedParser {
  const xml = sax.parser(true, { position: false });
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  let textLength = 0;
  /** Characters since the last event from sax: at least as many as it stores. */
  let held = 0;

  const checkName = (name: string) => {
    if (name.length > limits.name) throw new XmlRefusedError(`a name is longer than ${limits.name} characters`);
  };
  xml.onopentagstart = () => {
    attributes = 0;
  };
  xml.onattribute = ({ name }) => {
    checkName(name);
    if (++attributes > limits.attributes) throw new XmlRefusedError(`an element has more than ${limits.attributes} attributes`);
  };
  xml.onopentag = ({ name, attributes }) => {
    held = 0;
    textLength = 0;
    checkName(name);
    if (++depth > limits.depth) throw new XmlRefusedError(`elements are nested more than ${limits.depth} deep`);
    if (++elements > limits.elements) throw new XmlRefusedError(`it has more than ${limits.elements} elements`);
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
    if (textLength > limits.text) throw new XmlRefusedError(`a text is longer than ${limits.text} characters`);
    events.text(more);
  };
  xml.oncdata = xml.ontext;
  const passOver = () => {
    held = 0;
  };
  xml.oncomment = passOver;
  xml.onprocessinginstruction = passOver;
  // Custom entities can be used to fill the memory.
  xml.ondoctype = () => {
    throw new XmlRefusedError('it declares a document type');
  };
  const declaration = () => new XmlRefusedError('it holds a declaration');
  xml.onsgmldeclaration = () => {
    throw declaration();
  };
  xml.onerror = (error) => {
    throw new XmlRefusedError('it is malformed', { cause: error });
  };

  return {
    write(text) {
      for (let from = 0; from < text.length; from += PIECE) {
        const piece = text.slice(from, from + PIECE);
        held += piece.length;
        xml.write(piece);
        xml.flush();
        // sax searches the whole declaration at each of its characters.
        if ((xml as unknown as { sgmlDecl: string }).sgmlDecl.length > LONGEST_KEYWORD) throw declaration();
        if (held > limits.markup + PIECE)
          throw new XmlRefusedError(`a tag or comment is longer than ${limits.markup} characters`);
      }
    },
    close() {
      xml.close();
    },
  };
}

const unprefixed = (name: string) => name.slice(name.indexOf(':') + 1);
