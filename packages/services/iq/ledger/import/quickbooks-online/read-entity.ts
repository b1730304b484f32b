import type { Fields } from '../csv/fields';
import { RowRejectedError } from '../csv/fields';

/** An entity; `value` is null if it was deleted at the source. */
export type Entity<Value> = { sourceId: string; sourceUpdatedAt: Date; value: Value | null };

const isDeleted = (fields: Fields) => fields.text('_fivetran_deleted')?.toLowerCase() === 'true';

/** Reads a transaction. A deleted one only has its id and its last change. */
export function readEntity<Value>(fields: Fields, read: (sourceId: string, sourceUpdatedAt: Date) => Value): Entity<Value> {
  const sourceId = fields.required('id', 100);
  const sourceUpdatedAt = instant(fields, 'updated_at');
  return { sourceId, sourceUpdatedAt, value: isDeleted(fields) ? null : read(sourceId, sourceUpdatedAt) };
}

/** Reads an entry of the list of customers or vendors. The name is null if the entry was deleted. */
export function readName(fields: Fields): { sourceId: string; name: string | null; email: string | null } {
  const sourceId = fields.required('id', 100);
  if (isDeleted(fields)) return { sourceId, name: null, email: null };
  return { sourceId, name: fields.required('display_name', 500), email: fields.text('email') };
}

/** Reads the fields that transactions share. Ids of accounts, items and the like are text. */
export function common(fields: Fields) {
  const currency = fields.currency('currency_id');
  return { currency, currencyRate: rate(fields), issuedOn: fields.date('transaction_date') };
}

/**
 * QuickBooks gives units of the company's own currency for one unit of the transaction's ("ExchangeRate"). The ledger stores the
 * inverse.
 */
function rate(fields: Fields): string | null {
  const value = fields.decimalOrNull('exchange_rate');
  if (value === null) return null;
  const number = Number(value);
  if (number <= 0) throw new RowRejectedError('exchange_rate', `is ${value}, not above zero`);
  return String(Number((1 / number).toFixed(10)));
}

/** Reads an instant in UTC as the export writes it, `2021-01-13 0:23:25`, or a day without a time. */
function instant(fields: Fields, column: string): Date {
  const parts = /^(\d{4}-\d{2}-\d{2})(?: (\d{1,2}):(\d{2}):(\d{2}))?$/.exec(fields.text(column) ?? '');
  const [, day = '', hour = '0', minute = '00', second = '00'] = parts ?? [];
  const read = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}Z`);
  if (parts && !Number.isNaN(read.getTime())) return read;
  throw new RowRejectedError(column, `is “${fields.text(column) ?? ''}”, not a time such as 2021-01-13 0:23:25`);
}
