import { escaped } from '@suite/contract/escaped';

/** Text or elements that stand within one; lists repeat nothing, they follow each other. */
export type Content = string | readonly Xml[];

/** XML that is written already. */
export class Xml {
  constructor(readonly text: string) {}
}

/** @param attributes those that are undefined are left out */
export function xml(name: string, content: Content, attributes: Record<string, string | undefined> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(value)}"`));
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ text }) => text).join('');
  return new Xml(`<${name}${written.join('')}>${inner}</${name}>`);
}
