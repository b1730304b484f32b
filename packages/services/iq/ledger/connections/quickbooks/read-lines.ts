import type { Fields } from '../../import/csv/fields';
import { type Lines, readLines } from '../add-document';
import { type Entity, partsOf, quickbooksFields } from './quickbooks-fields';

/** Returns true for a line that only repeats others. */
const isSum = (line: Entity) => line.DetailType === 'SubTotalLineDetail';

/** The lines of a group are part of it (`GroupLineDetail`). */
const flat = (line: Entity): Entity[] => {
  const group = line.GroupLineDetail;
  return line.DetailType === 'GroupLineDetail' && typeof group === 'object' && group !== null
    ? partsOf(group as Entity, 'Line')
    : [line];
};

/**
 * Returns the lines of a document, which add up to its subtotal. A discount is a negative line of its own. Amounts are without
 * tax, because QuickBooks only gives the tax of the whole document.
 */
export function linesOf(entity: Entity, currency: string): Lines {
  const lines = [...partsOf(entity, 'Line').flatMap(flat).entries()].filter(([, line]) => !isSum(line));
  return readLines(lines, ([place, line]) => lineOf(quickbooksFields(line), place, currency));
}

function lineOf(fields: Fields, place: number, currency: string) {
  const kind = fields.text('DetailType') ?? '';
  const text = (column: string) => fields.text(`${kind}.${column}`);
  const isDiscount = kind === 'DiscountLineDetail';
  const amount = fields.text('Amount') === null ? 0 : fields.amount('Amount', currency);
  return {
    // Discounts and comments may have no id.
    sourceId: fields.text('Id') ?? `${kind}-${place}`,
    description: fields.text('Description') ?? (isDiscount ? 'Discount' : null),
    itemCode: text('ItemRef.name') ?? text('ItemRef.value'),
    accountCode: text('AccountRef.name') ?? text('DiscountAccountRef.name') ?? text('ItemAccountRef.name'),
    quantity: text('Qty') === null ? '1' : fields.decimal(`${kind}.Qty`),
    amount: isDiscount ? -amount : amount,
    tax: 0,
  };
}
