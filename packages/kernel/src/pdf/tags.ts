import type { Document } from './open-pdf';

type Element = PDFKit.PDFStructureElement;

/** What PDFKit's types leave out. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Left, top, right and bottom of a figure. */
  bbox?: [number, number, number, number];
  /** What a head of a table names. */
  scope?: 'Column' | 'Row';
}

/** The elements that are being drawn, innermost last. */
const open = new WeakMap<Document, Element[]>();

function innermost(document: Document): Element {
  const elements = open.get(document) ?? [];
  const last = elements.at(-1);
  if (last) return last;
  const root = document.struct('Document');
  document.addStructure(root);
  open.set(document, [root]);
  return root;
}

/**
 * Draws an element of a tagged document (ISO 32000-1 §14.8.4), such as a heading or a paragraph, in reading order. `draw` draws
 * all of its content and no other element.
 */
export function element(document: Document, type: string, draw: () => void, options: ElementOptions = {}) {
  innermost(document).add(document.struct(type, options, draw));
}

/** Draws a group of elements, such as a table or its row. */
export function group(document: Document, type: string, draw: () => void): void {
  const parent = innermost(document);
  const own = document.struct(type);
  parent.add(own);
  const elements = open.get(document);
  elements?.push(own);
  draw();
  elements?.pop();
  own.end();
}

/** Draws what is not read out: lines, page numbers, and whatever is repeated on each page. */
export function artifact(document: Document, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  document.markContent('Artifact', { type });
  draw();
  document.endMarkedContent();
}
