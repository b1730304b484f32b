import { addDays, utcDayOf } from '@suite/values/iso-day';
import type { Placed } from '../../records/in-columns';
import type { ApplicationRecord } from '../../records/record-kinds';
import type { XeroDocument } from './read-invoice';

/**
 * Returns what the export shows of an invoice's settlement: how much was paid and how much was credited in total. A fully paid
 * invoice is settled on the day of full payment. The day of a part is unknown, but not later than the last change of the invoice.
 */
export function applicationsOf({ line, value }: Placed<XeroDocument>): Placed<ApplicationRecord>[] {
  const { sourceId, paid, credited, settledOn, sourceUpdatedAt } = value;
  const appliedOn = settledOn ?? utcDayOf(sourceUpdatedAt);
  const appliedAfter = settledOn === null && value.issuedOn < appliedOn ? addDays(value.issuedOn, -1) : null;
  const parts = { paid, credited };
  return Object.entries(parts).flatMap(([part, amount]) =>
    amount > 0
      ? [
          {
            line,
            value: {
              sourceId: part,
              invoiceSourceId: sourceId,
              paymentSourceId: null,
              creditNoteSourceId: null,
              appliedOn,
              appliedAfter,
              amount,
            },
          },
        ]
      : [],
  );
}
