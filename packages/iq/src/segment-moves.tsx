'use client';

import type { Dashboard } from '@services/insights/contract/dashboard';
import { getSegmentMoves, type SegmentChange } from '@services/insights/contract/segment-moves';
import { useQuery } from '@suite/api/use-query';
import type { Flow } from '@suite/charts/flow-chart';
import { LateFlowChart } from '@suite/charts/late';
import { badge, inSentence, segmentMoves as movement, revenue as revenueName } from '@suite/insights/metrics/names';
import { type SegmentMove, segmentMoves } from '@suite/insights/segments/segment-move';
import type { SegmentName } from '@suite/insights/segments/segment-names';
import { useSuite } from '@suite/shell/start/suite-context';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { segments } from '@suite/ui/segment-badge';
import { Skeleton } from '@suite/ui/skeleton';
import { Stat, Stats } from '@suite/ui/stat';
import { zoneUrl } from '@suite/zones/zone-url';
import { earlierDay } from './date-presets';
import { NOT_AVAILABLE, reasonOf, useMetricFormats } from './use-metric-formats';

/** The name and color of each move. */
const moves = {
  up: { text: 'Moved up', tone: 'age0' },
  came: { text: 'New or returning', tone: 'target' },
  down: { text: 'Moved down', tone: 'age3' },
  left: { text: 'Lapsed', tone: 'age4' },
  level: { text: 'Same rank', tone: 'before' },
  data: { text: 'Not ranked then or now', tone: 'quiet' },
} as const satisfies Record<SegmentMove, { text: string; tone: Flow['tone'] }>;

/** From best to worst, then the segments without a rank. */
const groups = [
  { id: 'champion', text: segments.champion.text, of: ['champion'] },
  { id: 'good', text: segments.good.text, of: ['good'] },
  { id: 'promising', text: segments.promising.text, of: ['promising'] },
  { id: 'needs-attention', text: segments['needs-attention'].text, of: ['needs-attention'] },
  { id: 'late-payer', text: segments['late-payer'].text, of: ['late-payer'] },
  { id: 'do-not-lose-them', text: segments['do-not-lose-them'].text, of: ['do-not-lose-them'] },
  { id: 'hibernating', text: segments.hibernating.text, of: ['hibernating'] },
  { id: 'unranked', text: 'Not ranked', of: ['limited-data', 'possible-mismatch', 'not-set', 'payment-dates-missing'] },
] as const satisfies readonly { id: string; text: string; of: readonly SegmentName[] }[];

/**
 * Returns the clients whose segment changed in the year up to A, or why that is not available. Loads after the firm's numbers.
 */
export function useMovesOfYear(dashboard: Dashboard | undefined, requested: string) {
  const since = dashboard && earlierDay(dashboard.asOf, 'year');
  // Needs no further request: sales of the year before are available under the same condition.
  const isCovered = dashboard?.salesBefore.available ?? false;
  const read = useQuery(
    getSegmentMoves,
    since && isCovered ? { query: { since, ...(requested && { asOf: requested }) } } : undefined,
  );
  return { ...read, since: since ?? '', reason: dashboard && reasonOf(read.data?.changes ?? dashboard.salesBefore) };
}

interface Props {
  read: ReturnType<typeof useMovesOfYear>;
  currency: string;
  /** The as-of date in the address, empty for the latest. */
  requested: string;
}

/** Shows how many clients moved between segments in a year, and with how much revenue. */
export function SegmentMoves({ read, currency, requested }: Props) {
  const { data, error, mutate, since, reason } = read;
  const { deployment } = useSuite();
  const { wholeMoney, number, day } = useMetricFormats();
  if (reason) {
    return (
      <p className="text-pretty text-muted">
        {NOT_AVAILABLE}. {reason}
      </p>
    );
  }
  if (error && !data) return <ErrorNote title={`The ${inSentence(movement)} could not be loaded.`} onRetry={() => mutate()} />;
  const changes = data?.changes.available ? data.changes.value : undefined;
  const money = (amount: number) => wholeMoney(amount, currency);
  const listOf = (move: SegmentMove) => zoneUrl(deployment, 'iq-clients', '/', { since, move, asOf: requested });
  return (
    <>
      <div className="mb-4 [&_.ui-stat-note]:min-h-12 [&>dl]:grid-cols-2 [&>dl]:md:grid-cols-3 [&>dl]:xl:grid-cols-6">
        <Stats>
          {segmentMoves.map((move) => {
            const sums = changes && sumsOf(changes.filter((change) => change.move === move));
            return (
              <Stat
                key={move}
                label={moves[move].text}
                value={
                  sums ? (
                    <Link href={listOf(move)}>{clientsText(number(sums.clients), sums.clients)}</Link>
                  ) : (
                    <Skeleton className="h-8 w-24" />
                  )
                }
                note={sums ? noteOf(move, money(sums.revenue), money(sums.revenueBefore)) : '\u00a0'}
              />
            );
          })}
        </Stats>
      </div>
      {changes ? (
        <LateFlowChart
          label={`Clients by segment, since ${day(since)}`}
          groupsText={badge}
          groups={groups}
          flows={segmentMoves.map((move) => flowOf(move, changes))}
          cameText="Joined"
          wentText="Left"
          write={number}
        />
      ) : (
        <Skeleton className="h-[320px]" />
      )}
    </>
  );
}

const clientsText = (text: string, clients: number) => `${text} ${clients === 1 ? 'client' : 'clients'}`;

function noteOf(move: SegmentMove, revenue: string, before: string): string {
  if (move === 'level') return 'Such as from promising to good';
  if (move === 'data') return 'Limited data, possible mismatch, not set or not available on one of the days';
  if (move === 'came') return `${revenueName} ${revenue}`;
  if (move === 'left') return `${revenueName} before ${before}`;
  return `${revenueName} ${revenue}, before ${before}`;
}

const sumsOf = (changes: readonly SegmentChange[]) =>
  changes.reduce(
    (sums, { clients, revenue, revenueBefore }) => ({
      clients: sums.clients + clients,
      revenue: sums.revenue + revenue,
      revenueBefore: sums.revenueBefore + revenueBefore,
    }),
    { clients: 0, revenue: 0, revenueBefore: 0 },
  );

function flowOf(move: SegmentMove, changes: readonly SegmentChange[]): Flow {
  const ofMove = changes.filter((change) => change.move === move);
  const count = (side: 'from' | 'to', of: readonly SegmentName[]) =>
    ofMove
      .filter(({ [side]: segment }) => segment !== null && of.includes(segment))
      .reduce((sum, { clients }) => sum + clients, 0);
  return {
    id: move,
    ...moves[move],
    came: groups.map(({ of }) => count('to', of)),
    went: groups.map(({ of }) => count('from', of)),
  };
}
