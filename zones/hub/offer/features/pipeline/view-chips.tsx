import type { ProposalsPage } from '@services/proposals/client/proposals';
import { type PipelineView, pipelineViews } from '@services/proposals/contract/proposals';
import { Chips } from '@suite/list/chips';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';

interface Props {
  counts: ProposalsPage['counts'] | undefined;
  value: PipelineView | undefined;
  onChange: (view: PipelineView | '') => void;
  /** The board shows all of them side by side. */
  isBoard: boolean;
}

/** What proposals of a view come to, a sum for each currency. */
export const sumsOf = (
  { firstYear }: NonNullable<ProposalsPage['counts'][PipelineView]>,
  shortMoney: (amount: number, currency: string) => string,
): string => firstYear.map(({ amount, currency }) => shortMoney(amount, currency)).join(' + ');

/** Views that each proposal is in one of. */
const apart = ['open', 'accepted', 'declined', 'ended'] as const;

/** Narrows the proposals to those in one state, with how many there are and what they come to in the first 12 months. */
export function ViewChips({ counts, value, onChange, isBoard }: Props) {
  const { shortMoney } = useMoney();
  if (isBoard) return null;
  const all = counts && apart.reduce((sum, view) => sum + (counts[view]?.count ?? 0), 0);
  return (
    <Chips<PipelineView | ''>
      label={copy.chips}
      value={value ?? ''}
      onChange={onChange}
      chips={[
        { value: '', text: copy.all, count: all },
        ...pipelineViews.map((view) => {
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
