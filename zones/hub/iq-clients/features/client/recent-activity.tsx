import { type Debtor, getDebtor } from '@services/insights/contract/debtors';
import { getClientInvoices, getClientPayments, type LedgerRow } from '@services/insights/contract/ledger-rows';
import { useQuery } from '@suite/api/use-query';
import { documentUrl, kindNames } from '@suite/iq/document-kinds';
import { type MetricFormats, useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import type { Deployment } from '@suite/zones/addresses';
import type { ReactNode } from 'react';
import { TitledSection } from '../frame/titled-section';
import { Panel } from './client-panel';
import { copy } from './copy';
import type { TabParts } from './documents';

const SHOWN = 12;
const texts = copy.activity;

interface Happening {
  id: string;
  /** ISO 8601. */
  day: string;
  text: ReactNode;
  amount?: string | undefined;
}

/** The latest invoices, payments, promises and reminders. */
export function RecentActivity({ view, asOf }: TabParts) {
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const query = { asOf, sort: 'date', order: 'descending', limit: String(SHOWN) } as const;
  const invoices = useQuery(getClientInvoices, { params: { clientId: view.id }, query });
  const payments = useQuery(getClientPayments, { params: { clientId: view.id }, query });
  const debtor = useQuery(getDebtor, { params: { clientId: view.id } }, { isOptional: true });
  const documents = invoices.data && payments.data && [...invoices.data.rows, ...payments.data.rows];
  const isFailed = Boolean((invoices.error && !invoices.data) || (payments.error && !payments.data));
  // An earlier as-of date leaves out what people did later.
  const actions = debtor.data && !asOf ? actionsOf(debtor.data, formats) : [];
  const happened = documents && [...documents.map((row) => happeningOf(row, deployment, view.asOf, formats)), ...actions];
  const latest = happened?.sort((one, other) => other.day.localeCompare(one.day)).slice(0, SHOWN);
  return (
    <TitledSection title={texts.heading} className="">
      {isFailed && <p className="text-muted">{texts.failed}</p>}
      {!isFailed && !latest && <Skeleton className="h-[504px] rounded-lg" />}
      {latest?.length === 0 && <p className="text-muted">{texts.none}</p>}
      {latest && latest.length > 0 && (
        <Panel>
          <ul className="divide-y divide-line">
            {latest.map(({ id, day, text, amount }) => (
              <li key={id} className="flex items-baseline gap-x-4 py-2.5">
                <time dateTime={day} className="ui-number w-24 flex-none text-muted">
                  {formats.day(day)}
                </time>
                <div className="min-w-0 flex-1 wrap-anywhere">{text}</div>
                {amount && <span className="ui-number flex-none">{amount}</span>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </TitledSection>
  );
}

function happeningOf(row: LedgerRow, deployment: Deployment, asOf: string, { money, day }: MetricFormats): Happening {
  const { kind, id, number, date, amount, currency } = row;
  const text = [kindNames[kind], number].filter(Boolean).join(' ');
  const written = money(amount, currency);
  return {
    id: `${kind} ${id}`,
    day: date,
    text: (
      <Link
        href={documentUrl(deployment, row, asOf) ?? ''}
        {...(number === null && { 'aria-label': `${text} of ${day(date)}, ${written}` })}
      >
        <bdi>{text}</bdi>
      </Link>
    ),
    amount: written,
  };
}

function actionsOf({ promise, reminders, currency }: Debtor, { money, day }: MetricFormats): Happening[] {
  const promised = promise && {
    id: 'promise',
    day: promise.at.slice(0, 10),
    text: texts.promised(day(promise.promisedOn), promise.by),
    amount: promise.amount === null ? undefined : money(promise.amount, currency),
  };
  const reminded = reminders.map(({ id, at, to, by, failure }) => ({
    id,
    day: at.slice(0, 10),
    text: texts.reminded(to, by, failure),
  }));
  return promised ? [promised, ...reminded] : reminded;
}
