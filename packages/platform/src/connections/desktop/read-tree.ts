import sax from 'sax';

/** An element of XML, its name without the prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** XML that cannot be read: cut off, damaged, too large, or with a document type of its own. */
export class XmlUnreadable extends Error {
  override name = 'XmlUnreadable';
}

/** What a document may have at most. */
export interface TreeLimits {
  elements: number;
  /** Characters of all texts and attributes that are kept. */
  text: number;
}

/** Reads a document piece by piece into a tree. */
export interface TreeReader {
  /** @throws XmlUnreadable */
  write(piece: string): void;
  /** The root. @throws XmlUnreadable when it is not complete */
  end(): Element;
  /** The root as far as it was read. */
  soFar(): Element | undefined;
}

/** Levels of elements; qbXML in its envelope has ten. */
const DEPTH = 40;

/** Attributes of an element; an answer's has six. */
const ATTRIBUTES = 20;

const NO_ATTRIBUTES: Record<string, string> = {};

/** @param elsewhere takes the text of the elements of a name, which the tree then leaves out */
export function createTreeReader(limits: TreeLimits, elsewhere: Record<string, (piece: string) => void> = {}): TreeReader {
  const damaged = (why: string, cause?: unknown) => new XmlUnreadable(why, { cause });
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const names = new Map<string, string>();
  let elements = 0;
  let attributes = 0;
  let text = 0;
  const keep = (characters: number) => {
    text += characters;
    if (text > limits.text) throw damaged('it has too much text');
  };
  // sax checks the length of names and values only while it counts positions.
  const xml = sax.parser(true, { position: true });
  xml.ontext = (piece) => {
    const element = open.at(-1);
    if (!element) return;
    if (Object.hasOwn(elsewhere, element.name)) return elsewhere[element.name]?.(piece);
    keep(piece.length);
    element.text += piece;
  };
  xml.oncdata = xml.ontext;
  xml.onopentagstart = () => {
    attributes = 0;
  };
  xml.onattribute = ({ name, value }) => {
    if (++attributes > ATTRIBUTES) throw damaged('an element has too many attributes');
    keep(name.length + value.length);
  };
  xml.onopentag = (tag) => {
    if (++elements > limits.elements) throw damaged('it has too many elements');
    const name = unprefixed(tag.name);
    // A name is kept once, however many elements have it.
    const kept = names.get(name) ?? name;
    names.set(kept, kept);
    const own = attributes ? (tag.attributes as Record<string, string>) : NO_ATTRIBUTES;
    const element = { name: kept, attributes: own, children: [], text: '' };
    open.at(-1)?.children.push(element);
    if (open.push(element) > DEPTH) throw damaged('it is nested too deep');
  };
  xml.onclosetag = () => {
    open.pop();
  };
  // Entities of one's own serve to fill a memory.
  xml.ondoctype = () => {
    throw damaged('it has a document type');
  };
  xml.onerror = (error) => {
    throw damaged('it is damaged', error);
  };
  return {
    write(piece) {
      xml.write(piece);
    },
    soFar: () => top.children[0],
    end() {
      xml.close();
      const [root] = top.children;
      if (!root) throw damaged('it is empty');
      return root;
    },
  };
}

const unprefixed = (name: string) => name.slice(name.indexOf(':') + 1);

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** The text at a path of names; blank where there is none. */
export const textOf = (element: Element | undefined, ...path: string[]): string =>
  path.reduce<Element | undefined>(childOf, element)?.text.trim() ?? '';
