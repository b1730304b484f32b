import { attempt } from '../../import/row-outcome';
import type { Company } from './desktop-cursor';
import { desktopFields } from './desktop-fields';
import { type Element, textOf } from './read-tree';

const names = new Set(['InvoiceLineRet', 'ExpenseLineRet', 'ItemLineRet']);
const groups = new Set(['InvoiceLineGroupRet', 'ItemGroupLineRet']);

/** Lines of a group stand in it. */
const flat = (element: Element): Element[] => (groups.has(element.name) ? element.children : [element]);

/** The lines of a document without those that only add up others. */
export function linesOf(document: Element, currency: string, company: Company) {
  const lines = [];
  const unread = [];
  for (const line of document.children.flatMap(flat).filter(({ name }) => names.has(name))) {
    if (company.subtotals.includes(textOf(line, 'ItemRef', 'ListID'))) continue;
    const read = attempt(() => lineOf(line, currency, company));
    if ('reason' in read) unread.push(read);
    else lines.push(read.value);
  }
  return { lines, unread };
}

function lineOf(line: Element, currency: string, company: Company) {
  const fields = desktopFields(line, company);
  return {
    sourceId: fields.required('TxnLineID', 100),
    description: fields.text('Desc') ?? fields.text('Memo'),
    itemCode: fields.text('ItemRef.FullName'),
    accountCode: fields.text('AccountRef.FullName'),
    quantity: fields.decimalOrNull('Quantity') ?? '1',
    // A remark has none.
    amount: fields.text('Amount') === null ? 0 : fields.amount('Amount', currency),
    tax: 0,
  };
}
