import sax from 'sax';

/** An element of XML, its name without the prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** XML that cannot be read: cut off, damaged, or with a document type of its own. */
export class XmlUnreadable extends Error {
  override name = 'XmlUnreadable';
}

/** Levels of elements; qbXML in its envelope has ten. */
const DEPTH = 40;

/** @throws XmlUnreadable */
export function readTree(text: string): Element {
  const damaged = (why: string, cause?: unknown) => new XmlUnreadable(why, { cause });
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const xml = sax.parser(true, { position: false });
  xml.ontext = (more) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  xml.oncdata = xml.ontext;
  xml.onopentag = ({ name, attributes }) => {
    const element = { name: unprefixed(name), attributes: attributes as Record<string, string>, children: [], text: '' };
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
  xml.write(text.trim()).close();
  const [root] = top.children;
  if (!root) throw damaged('it is empty');
  return root;
}

const unprefixed = (name: string) => name.slice(name.indexOf(':') + 1);

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** The text at a path of names; blank where there is none. */
export const textOf = (element: Element | undefined, ...path: string[]): string =>
  path.reduce<Element | undefined>(childOf, element)?.text.trim() ?? '';
