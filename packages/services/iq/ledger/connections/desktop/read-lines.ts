import { type Lines, readLines } from '../add-document';
import type { Company } from './desktop-cursor';
import { desktopFields } from './desktop-fields';
import { type Element, textOf } from './read-tree';

const names = new Set(['InvoiceLineRet', 'SalesReceiptLineRet', 'ExpenseLineRet', 'ItemLineRet']);
const groups = new Set(['InvoiceLineGroupRet', 'SalesReceiptLineGroupRet', 'ItemGroupLineRet']);

/** The lines of a group are its children. */
const flat = (element: Element): Element[] => (groups.has(element.name) ? element.children : [element]);

/** Returns the lines of a document without subtotal lines. */
export function linesOf(document: Element, currency: string, company: Company): Lines {
  const subtotals = new Set(company.subtotals);
  const isSum = (line: Element) => subtotals.has(textOf(line, 'ItemRef', 'ListID'));
  const lines = document.children.flatMap(flat).filter((line) => names.has(line.name) && !isSum(line));
  return readLines(lines, (line) => lineOf(line, currency, company));
}

function lineOf(line: Element, currency: string, company: Company) {
  const fields = desktopFields(line, company);
  return {
    sourceId: fields.required('TxnLineID', 100),
    description: fields.text('Desc') ?? fields.text('Memo'),
    itemCode: fields.text('ItemRef.FullName'),
    accountCode: fields.text('AccountRef.FullName'),
    quantity: fields.decimalOrNull('Quantity') ?? '1',
    // A comment line has no amount.
    amount: fields.text('Amount') === null ? 0 : fields.amount('Amount', currency),
    tax: 0,
  };
}
