// Reads a PDF from standard input by @libpdf/core, and prints its tags and what a reader needs to know, as JSON.
import { readFileSync } from 'node:fs';
import { PDF, PdfArray, PdfDict, PdfNumber, PdfRef } from '@libpdf/core';

const pdf = await PDF.load(new Uint8Array(readFileSync(0)));
/** @param {any} object */
const resolved = (object) => (object instanceof PdfRef ? pdf.getObject(object) : object);
/** @param {any} dict @param {string} key */
const get = (dict, key) => resolved(dict?.get(key));
/** @param {any} array */
const listOf = (array) => (array instanceof PdfArray ? [...array].map(resolved) : array === undefined ? [] : [array]);

/** Operators that paint (ISO 32000-1 §8.2). */
const PAINT = /^(?:Tj|TJ|'|"|S|s|f|F|f\*|B|B\*|b|b\*|sh|Do|BI)$/;

/** Returns the sequences of marked content of a page, and how often it paints outside them. */
function marksOf(/** @type {any} */ page) {
  const contents = listOf(get(page, 'Contents')).map((stream) => Buffer.from(stream.getDecodedData()).toString('latin1'));
  // Strings could contain anything.
  const operations = contents.join('\n').replace(/\((?:\\.|[^\\)])*\)|<[\da-f\s]*>/gi, ' ');
  const tokens = [...operations.matchAll(/<<|>>|\/?[^\s/<>[\]]+/g)].map(([token]) => token);
  const marks = { ids: /** @type {number[]} */ ([]), stray: 0, nested: 0 };
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token === 'BDC' || token === 'BMC') {
      if (depth++) marks.nested++;
      if (token === 'BDC') {
        const from = tokens.lastIndexOf('<<', at);
        const id = tokens.indexOf('/MCID', from);
        if (id !== -1 && id < at) marks.ids.push(Number(tokens[id + 1]));
      }
    } else if (token === 'EMC') depth--;
    else if (PAINT.test(token) && !depth) marks.stray++;
  }
  return marks;
}

const catalog = pdf.getCatalog();
const pages = pdf.getPages().map((page) => page.dict);
const numbers = new Map(pages.map((page, at) => [page, at]));
/** @type {Map<number, Set<number>>} */
const owned = new Map(pages.map((_, at) => [at, new Set()]));

/** @param {any} element @param {any} parent @returns {object} */
function elementOf(element, parent) {
  const kids = [];
  const pageOf = (/** @type {any} */ kid) => numbers.get(get(kid, 'Pg') ?? get(element, 'Pg')) ?? -1;
  const own = [];
  for (const kid of listOf(get(element, 'K'))) {
    if (kid instanceof PdfNumber) own.push([pageOf(undefined), kid.value]);
    else if (kid instanceof PdfDict && kid.getName('Type')?.value === 'MCR') own.push([pageOf(kid), get(kid, 'MCID').value]);
    else kids.push(elementOf(kid, element));
  }
  for (const [page = -1, id = -1] of own) owned.get(page)?.add(id);
  return {
    type: get(element, 'S').value,
    alt: get(element, 'Alt')?.asString(),
    scope: get(get(element, 'A'), 'Scope')?.value,
    page: own[0]?.[0],
    hasParent: get(element, 'P') === parent,
    kids,
  };
}

const root = get(catalog, 'StructTreeRoot');
const tree = listOf(get(root, 'K')).map((kid) => elementOf(kid, root));
const marks = pages.map(marksOf);
const metadata = get(catalog, 'Metadata');
console.log(
  JSON.stringify({
    pages: pages.length,
    language: get(catalog, 'Lang')?.asString(),
    isMarked: get(get(catalog, 'MarkInfo'), 'Marked')?.value,
    showsTitle: get(get(catalog, 'ViewerPreferences'), 'DisplayDocTitle')?.value,
    metadata: metadata && Buffer.from(metadata.getDecodedData()).toString('utf8'),
    widgets: pages.flatMap((page) => listOf(get(page, 'Annots'))).length,
    hasParentTree: get(root, 'ParentTree') !== undefined,
    stray: marks.reduce((sum, { stray, nested }) => sum + stray + nested, 0),
    untagged: marks.flatMap(({ ids }, page) => ids.filter((id) => !owned.get(page)?.has(id))),
    missing: [...owned].flatMap(([page, ids]) => [...ids].filter((id) => !marks[page]?.ids.includes(id))),
    tree,
  }),
);
