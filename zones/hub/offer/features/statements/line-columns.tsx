import type { StatementLine } from '@services/payments/contract/statements';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { NameText } from '@suite/list/name-text';
import { Button } from '@suite/ui/button';
import { MoreMenu } from '@suite/ui/more-menu';
import type { Column } from '@suite/ui/table';
import { copy } from './copy';
import { LineMatch } from './line-match';
import { actionsOf, type LineAction, nameOfLine } from './statement-view';

const { columns: heads } = copy.statement;

interface LineColumns {
  formats: Pick<MetricFormats, 'money' | 'day'>;
  mayChange: boolean;
  /** The line that is being confirmed. */
  runningId: string | undefined;
  onConfirm: (line: StatementLine) => void;
  onAction: (act: LineAction, line: StatementLine) => void;
}

export const lineColumns = ({ formats, mayChange, runningId, onConfirm, onAction }: LineColumns): Column<StatementLine>[] => [
  {
    id: 'line',
    text: heads.line,
    className: 'w-[30%]',
    cell: (line) => (
      <>
        <NameText text={nameOfLine(line)} />
        {line.payer && line.text && (
          <bdi className="block text-xs text-muted line-clamp-2 wrap-anywhere" title={line.text}>
            {line.text}
          </bdi>
        )}
      </>
    ),
  },
  {
    id: 'on',
    text: heads.on,
    className: 'w-[116px]',
    narrow: 'corner',
    cell: ({ on }) => <span className="whitespace-nowrap">{on && formats.day(on)}</span>,
  },
  { id: 'match', text: heads.match, narrow: 'below', cell: (line) => <LineMatch line={line} /> },
  {
    id: 'amount',
    text: heads.amount,
    numeric: true,
    className: 'w-[120px]',
    narrow: 'beside',
    cell: ({ amount, currency, kind }) =>
      amount !== null && currency && formats.money(kind === 'debit' || kind === 'reversal' ? -amount : amount, currency),
  },
  {
    id: 'act',
    text: heads.act,
    className: 'w-[150px]',
    narrow: 'end',
    cell: (line) => {
      const actions = mayChange ? actionsOf(line) : [];
      if (!actions.length) return null;
      return (
        <span className="flex items-center justify-end gap-1">
          {line.state === 'proposed' && (
            <Button
              variant="quiet"
              size="sm"
              spinning={runningId === line.id}
              aria-label={copy.confirmOf(nameOfLine(line))}
              onClick={() => onConfirm(line)}
            >
              {copy.confirm}
            </Button>
          )}
          <MoreMenu
            label={copy.more(nameOfLine(line))}
            actions={actions}
            texts={copy.actions}
            onAction={(act) => onAction(act, line)}
          />
        </span>
      );
    },
  },
];
