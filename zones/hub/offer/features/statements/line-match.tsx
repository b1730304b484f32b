import type { LinePart, StatementLine } from '@services/payments/contract/statements';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import type { ReactNode } from 'react';
import { copy } from './copy';

const { match: words } = copy;

/** What a line pays or may pay, with the reason; or why it pays nothing. */
export function LineMatch({ line }: { line: StatementLine }) {
  const { kind, problem, proposal, transfer, state } = line;
  const currency = line.currency ?? '';
  if (transfer)
    return (
      <Shown {...transfer} currency={currency}>
        <Badge text={words.matched} tone="good" size="sm" /> <span className="text-xs text-muted">{words.by(transfer.by)}</span>
      </Shown>
    );
  if (proposal)
    return (
      <Shown {...proposal} currency={currency}>
        <Badge {...words.reasons[proposal.reason]} size="sm" />
      </Shown>
    );
  if (kind === 'unreadable') return <span className="text-bad">{problem}</span>;
  return <span className="text-muted">{state === 'open' ? words.none : words.kinds[kind]}</span>;
}

interface ShownProps {
  client: string;
  parts: readonly LinePart[];
  credit: number;
  currency: string;
  children: ReactNode;
}

function Shown({ client, parts, credit, currency, children }: ShownProps) {
  const { money, day } = useMetricFormats();
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="flex flex-wrap items-baseline gap-1.5">
        <bdi className="font-medium">{client}</bdi> {children}
      </span>
      {parts.map(({ paymentId, amount, number, title, dueOn, rest }) => (
        <span key={paymentId} className="block text-xs text-muted">
          {words.part(money(amount, currency), number, title, day(dueOn))}
          {rest > 0 && ` · ${words.rest(money(rest, currency))}`}
        </span>
      ))}
      {credit > 0 && <span className="block text-xs text-muted">{words.credit(money(credit, currency), client)}</span>}
    </span>
  );
}
