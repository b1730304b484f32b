import { limitedParser, XmlRefused } from '@suite/kernel/xml/limited-parser';

/** An element of XML, its name without the prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** What a document may have at most. */
export interface TreeLimits {
  elements: number;
  /** Characters of all texts and attributes that are kept. */
  text: number;
}

/** Reads a document piece by piece into a tree. */
export interface TreeReader {
  /** @throws XmlRefused */
  write(piece: string): void;
  /** The root. @throws XmlRefused when it is not complete */
  end(): Element;
  /** The root as far as it was read. */
  soFar(): Element | undefined;
}

/** Of any call: qbXML in its envelope has ten levels, and an answer six attributes. */
const LIMITS = { depth: 40, attributes: 20, name: 256, markup: 65_536 };

const NO_ATTRIBUTES: Record<string, string> = {};

/** @param elsewhere takes the text of the elements of a name, which the tree then leaves out */
export function createTreeReader(limits: TreeLimits, elsewhere: Record<string, (piece: string) => void> = {}): TreeReader {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const names = new Map<string, string>();
  let text = 0;
  const keep = (characters: number) => {
    text += characters;
    if (text > limits.text) throw new XmlRefused('it has too much text');
  };
  // The text of the whole tree is counted here; what goes elsewhere is counted there.
  const xml = limitedParser(
    { ...LIMITS, elements: limits.elements, text: Number.POSITIVE_INFINITY },
    {
      opened(name, attributes) {
        const given = Object.entries(attributes);
        for (const [key, value] of given) keep(key.length + value.length);
        // A name is kept once, however many elements have it.
        const kept = names.get(name) ?? name;
        names.set(kept, kept);
        const element = { name: kept, attributes: given.length ? attributes : NO_ATTRIBUTES, children: [], text: '' };
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
      if (!root) throw new XmlRefused('it is empty');
      return root;
    },
  };
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child) => child.name === name);

/** The text at a path of names; blank where there is none. */
export const textOf = (element: Element | undefined, ...path: string[]): string =>
  path.reduce<Element | undefined>(childOf, element)?.text.trim() ?? '';
