import { escaped } from '@suite/contract/escaped';

/** The content of an element: text or child elements. */
export type Content = string | readonly Xml[];

/** XML that has already been serialized. */
export class Xml {
  constructor(readonly text: string) {}
}

/** @param attributes undefined ones are left out */
export function xml(name: string, content: Content, attributes: Record<string, string | undefined> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(value)}"`));
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ text }) => text).join('');
  return new Xml(`<${name}${written.join('')}>${inner}</${name}>`);
}
