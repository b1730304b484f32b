import type { Fields } from '../../import/csv/fields';
import { currencyOf } from './currency-of';

/** Returns the fields that customer payments and credit memos share. @param home the company's own currency */
export const receiptOf = (fields: Fields, home: string) => ({
  ...currencyOf(fields, home),
  sourceId: fields.required('Id', 100),
  sourceUpdatedAt: fields.instant('MetaData.LastUpdatedTime'),
  customerSourceId: fields.required('CustomerRef.value', 100),
});
