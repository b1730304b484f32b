import { type PipelineView, type ProposalsPage, pipelineMarks, pipelineViews } from '@services/proposals/contract/proposals';
import { Chips } from '@suite/list/chips';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { copy } from './copy';

interface Props {
  counts: ProposalsPage['counts'] | undefined;
  value: PipelineView | undefined;
  onChange: (view: PipelineView | '') => void;
  /** The board shows all states side by side; only marks narrow it. */
  isBoard: boolean;
}

/** Returns the total of a view's proposals for each currency. */
export const sumsOf = (
  { firstYear }: Pick<ProposalsPage, 'firstYear'>,
  shortMoney: (amount: number, currency: string) => string,
): string => firstYear.map(({ amount, currency }) => shortMoney(amount, currency)).join(' + ');

/** Views that are mutually exclusive: each proposal is in one of them. */
const apart = ['open', 'accepted', 'declined', 'ended'] as const;

/** Filters proposals by state and mark, with counts and totals of the first 12 months. */
export function ViewChips({ counts, value, onChange, isBoard }: Props) {
  const { shortMoney } = useMetricFormats();
  const all = counts && apart.reduce((sum, view) => sum + (counts[view]?.count ?? 0), 0);
  return (
    <Chips<PipelineView | ''>
      label={isBoard ? copy.board.marks : copy.chips}
      value={value ?? ''}
      onChange={onChange}
      chips={[
        { value: '', text: copy.all, count: all },
        ...(isBoard ? pipelineMarks : pipelineViews).map((view) => {
          const counted = counts?.[view];
          return {
            value: view,
            text: copy.views[view],
            count: counted?.count,
            sum: counted ? sumsOf(counted, shortMoney) || '–' : '',
          };
        }),
      ]}
    />
  );
}
