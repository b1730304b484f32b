import type { ClientCredit } from '@services/payments/contract/transfers';
import { useMayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { PayBackDialog } from './pay-back-dialog';
import { UndoTransfer } from './undo-transfer';

const { credits: words } = copy;

type Action = keyof typeof words.actions;

interface Props {
  id: string;
  credits: readonly ClientCredit[];
  /** Confirms an action in a toast, and reads again what it changed. */
  onDone: (text: string) => Promise<void>;
}

/** What clients paid beyond their charges, by transfer. */
export function ClientCredits({ id, credits, onDone }: Props) {
  const [dialog, setDialog] = useState<{ act: Action; credit: ClientCredit }>();
  const props = {
    onClose: () => setDialog(undefined),
    onDone: async (text: string) => {
      setDialog(undefined);
      await onDone(text);
    },
  };
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20">
        {words.heading}
      </h2>
      <p className="mb-3 max-w-[68ch] text-muted">{words.text}</p>
      <ul className="rounded-lg border border-line bg-surface">
        {credits.map((credit) => (
          <Row key={credit.id} credit={credit} onAction={(act) => setDialog({ act, credit })} />
        ))}
      </ul>
      {dialog?.act === 'payBack' && <PayBackDialog credit={dialog.credit} {...props} />}
      {dialog?.act === 'undo' && <UndoTransfer {...dialog.credit} {...props} />}
    </section>
  );
}

function Row({ credit, onAction }: { credit: ClientCredit; onAction: (act: Action) => void }) {
  const { money, day } = useMetricFormats();
  const mayChange = useMayChange();
  const { proposalId, number, client, currency, left, total, on, paidBack, note } = credit;
  const about = [words.of(money(total, currency), day(on)), paidBack > 0 && words.paidBack(money(paidBack, currency)), note];
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2.5 last:border-b-0">
      <Link href={hashOf('offer', '/proposal', { id: proposalId })} className="min-w-0 font-medium break-words">
        <bdi>{client}</bdi>
      </Link>
      <span className="text-muted">#{number}</span>
      <span className="ms-auto font-medium tabular-nums">{money(left, currency)}</span>
      <span className="text-muted">{about.filter(Boolean).join(' · ')}</span>
      {mayChange && (
        <MoreMenu
          label={words.more(client)}
          // What was paid back depends on the transfer.
          actions={paidBack > 0 ? (['payBack'] as const) : (['payBack', 'undo'] as const)}
          texts={words.actions}
          onAction={onAction}
        />
      )}
    </li>
  );
}
