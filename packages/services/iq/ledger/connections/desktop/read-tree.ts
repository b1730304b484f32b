import { limitedParser, XmlRefusedError } from '@suite/kernel/xml/limited-parser';

/** An XML element. Its name has no prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

export interface TreeLimits {
  elements: number;
  /** The number of characters in all stored texts and attributes. */
  text: number;
}

/** Reads a document piece by piece into a tree. */
export interface TreeReader {
  /** @throws XmlRefusedError */
  write(piece: string): void;
  /** Returns the root. @throws XmlRefusedError if the document is incomplete */
  end(): Element;
  /** Returns the root as far as it was read. */
  soFar(): Element | undefined;
}

/** The limits of every call. qbXML in its envelope has ten levels, and a response has six attributes. */
const LIMITS = { depth: 40, attributes: 20, name: 256, markup: 65_536 };

const NO_ATTRIBUTES: Record<string, string> = {};

/** @param elsewhere receives the text of elements by name; the tree leaves that text out */
export function createTreeReader(limits: TreeLimits, elsewhere: Record<string, (piece: string) => void> = {}): TreeReader {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const names = new Map<string, string>();
  let text = 0;
  const keep = (characters: number) => {
    text += characters;
    if (text > limits.text) throw new XmlRefusedError('it has too much text');
  };
  // The text of the tree is counted here. Text that goes elsewhere is counted there.
  const xml = limitedParser(
    { ...LIMITS, elements: limits.elements, text: Number.POSITIVE_INFINITY },
    {
      opened(name, attributes) {
        const given = Object.entries(attributes);
        for (const [key, value] of given) keep(key.length + value.length);
        // Stores each name only once, however many elements have it.
        const interned = names.get(name) ?? name;
        names.set(interned, interned);
        const element = { name: interned, attributes: given.length ? attributes : NO_ATTRIBUTES, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      text(more) {
        const element = open.at(-1);
        if (!element) return;
        if (Object.hasOwn(elsewhere, element.name)) return elsewhere[element.name]?.(more);
        keep(more.length);
        element.text += more;
      },
      closed() {
        open.pop();
      },
    },
  );
  return {
    write: xml.write,
    soFar: () => top.children[0],
    end() {
      xml.close();
      const [root] = top.children;
      if (!root) throw new XmlRefusedError('it is empty');
      return root;
    },
  };
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** Returns the text at a path of names, or an empty string. */
export const textOf = (element: Element | undefined, ...path: string[]): string =>
  path.reduce<Element | undefined>(childOf, element)?.text.trim() ?? '';
