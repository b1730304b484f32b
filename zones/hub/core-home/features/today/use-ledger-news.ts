import { useOpenToDos } from '@services/insights/browser/to-dos';
import { getDashboard } from '@services/insights/contract/dashboard';
import { toDoTitle } from '@services/insights/wording/advice-rules';
import { useSampleData } from '@services/ledger/browser/sample-data';
import { useQuery } from '@suite/api/use-query';
import { daysWhenOld } from '@suite/iq/ledger-age';
import { type Metric, partOf, reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf, type ZoneName } from '@suite/zones/zones';
import { copy } from './copy';
import { type Matter, type News, newsOf } from './news';

const now = {};

interface LedgerNews {
  news: News[];
  /** Whether the ledger is sample data, which needs no action. */
  isSample: boolean;
}

/** Returns the highest possible value of a metric; 0 when it is not available. */
const maxOf = (metric: Metric): number => (metric.available ? metric.value : (metric.range?.high ?? 0));

/**
 * Returns what the ledger's numbers call for: overdue amounts, open to-dos, and an outdated ledger; each only for people with
 * access to its app.
 */
export function useLedgerNews(): LedgerNews {
  const { token } = useSession();
  const { deployment } = useSuite();
  const { day, days, number, wholeMoney } = useMetricFormats();
  const may = (name: ZoneName) => hasIq(token) && token.companyId !== '' && token.rights.includes(rightOf(name));
  const seesNumbers = may('iq-dashboard') || may('iq-clients');
  const sample = useSampleData(seesNumbers || may('iq-client-advisory') ? token.companyId : '');
  const dashboard = useQuery(getDashboard, seesNumbers ? { query: now } : undefined);
  const toDos = useOpenToDos(may('iq-client-advisory'));
  if (sample.data?.addedAt) return { news: [], isSample: true };

  const unknown = { data: undefined, error: undefined };
  // Before the first import there are no numbers, which is not a failure.
  const hasNone = dashboard.error?.code === 'not_found';
  const read = { ...dashboard, ...(hasNone && { data: null }), ...(sample.isLoading && unknown) };

  const overdue = newsOf(read, copy.overdue, (found): Matter | string | undefined => {
    if (!found) return undefined;
    const money = (amount: number) => wholeMoney(amount, found.currency);
    const value = written(found.overdue, money);
    const note = reasonOf(found.overdue);
    if (value === undefined) return note;
    const [most, over90] = [maxOf(found.overdue), partOf(found.aging, 'over90')];
    if (most <= 0) return note;
    const aged = maxOf(over90) > 0 ? written(over90, money) : undefined;
    const href = may('iq-clients')
      ? zoneUrl(deployment, 'iq-clients', '/collectioneffectiveness')
      : zoneUrl(deployment, 'iq-dashboard');
    return {
      value,
      text: [copy.overdue.owed(day(found.asOf), aged), note].filter(Boolean).join(' '),
      links: [{ text: copy.overdue.link, href }],
    };
  });

  const ledger = newsOf(read, copy.ledger, (found): Matter | string | undefined => {
    if (!found) return copy.ledger.none;
    const age = daysWhenOld(found.asOf);
    if (!age) return undefined;
    const links = [
      ...(may('iq-onboarding') ? [{ text: copy.ledger.upload, href: zoneUrl(deployment, 'iq-onboarding', '/upload') }] : []),
      ...(may('iq-settings') ? [{ text: copy.ledger.check, href: zoneUrl(deployment, 'iq-settings') }] : []),
    ];
    return { value: copy.ledger.age(days(age)), text: copy.ledger.stale(day(found.asOf)), links };
  });

  const open = newsOf({ ...toDos, ...(sample.isLoading && unknown) }, copy.toDos, ({ count, first }) =>
    count > 0
      ? {
          value: copy.toDos.count(number(count)),
          text: first ? copy.toDos.first(toDoTitle(first), first.client) : copy.toDos.text,
          links: [{ text: copy.toDos.link, href: zoneUrl(deployment, 'iq-client-advisory') }],
        }
      : undefined,
  );

  const ofNumbers = (news: News) => (seesNumbers ? [news] : []);
  const news = [
    ...(hasNone ? [] : ofNumbers(overdue)),
    ...(may('iq-client-advisory') && !(hasNone && open.state === 'fine') ? [open] : []),
    ...ofNumbers(ledger),
  ];
  return { news, isSample: false };
}
