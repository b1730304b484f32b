/** Text or elements that stand within one; lists repeat nothing, they follow each other. */
export type Content = string | readonly Xml[];

/** XML that is written already. */
export class Xml {
  constructor(readonly text: string) {}
}

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param attributes those that are undefined are left out */
export function xml(name: string, content: Content, attributes: Record<string, string | undefined> = {}): Xml {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`));
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(({ text }) => text).join('');
  return new Xml(`<${name}${written.join('')}>${inner}</${name}>`);
}
