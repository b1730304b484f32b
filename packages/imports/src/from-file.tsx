import type { Confirmation } from '@services/ledger/contract/table';
import {
  type Availability,
  availabilityOf,
  type ListedPayments,
  leavesFirmUnknown,
} from '@services/ledger/table-file/availability';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

interface Props {
  confirmation: Pick<Confirmation, 'kind' | 'columns' | 'payment'>;
  guess: ListedPayments;
  /** `2026-03-31` */
  asOf: string;
  isImported?: boolean;
}

const { fromFile } = copy;

const tones: Record<Availability['state'], BadgeTone> = { available: 'good', limited: 'warn', unavailable: 'neutral' };

/** The metrics that a file makes available, and why others are not. */
export function FromFile({ confirmation, guess, asOf, isImported = false }: Props) {
  const { day } = useFormats();
  const locale = usePreference('locale') || undefined;
  const all = availabilityOf(confirmation, guess);
  const shown = all.filter(({ limit }) => limit !== 'other-table');
  const others = all
    .filter(({ limit }) => limit === 'other-table')
    .map(({ measure }) => fromFile.measures[measure].toLowerCase());
  const hasTax = confirmation.columns.some(({ field }) => field === 'tax' || field === 'includedTax');
  const textOf = ({ measure, limit }: Availability) =>
    limit ? fromFile.limits[limit] : fromFile.available[measure](asOf ? day(asOf) : '', hasTax);

  return (
    <section aria-labelledby="from-file" className="mt-7">
      <h2 id="from-file" className="mb-3">
        {fromFile.heading}
      </h2>
      {leavesFirmUnknown(all) && (
        <div className="mb-3">
          <Notice>
            {fromFile.wholeFirm} {isImported ? fromFile.repair : fromFile.avoid}
          </Notice>
        </div>
      )}
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {shown.map((one) => (
            <li
              key={one.measure}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[240px_128px_minmax(0,1fr)]"
            >
              <span className="font-medium">{fromFile.measures[one.measure]}</span>
              <span>
                <Badge size="sm" tone={tones[one.state]} text={fromFile.states[one.state]} />
              </span>
              <span className="col-span-2 text-pretty text-muted md:col-span-1">{textOf(one)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-pretty text-muted">
        {shown.length > 0 ? fromFile.others(new Intl.ListFormat(locale).format(others)) : fromFile.none}
      </p>
    </section>
  );
}
