import { isFinal } from '@services/proposals/contract/content';
import { extend, getSignedDocument, type Proposal } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, obeying, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { MoreMenu } from '@suite/ui/more-menu';
import { type ReactNode, useState } from 'react';
import { useToday } from '../payments/days';
import { copy } from './copy';
import { Engagement } from './engagement';
import { statuses } from './status';
import { useActions } from './use-actions';

const { head: words } = copy;

type Action = keyof typeof words.actions;

interface Props {
  proposal: Proposal;
  /** Shows the sent version, not the draft. */
  isSent?: boolean;
  /** As typed, while the draft is edited. */
  title?: string;
  /** Shown beside the heading instead of the status. */
  mark?: ReactNode;
  /** Buttons before and after the menu. */
  first?: ReactNode;
  last?: ReactNode;
  /** Set while a draft is edited. */
  onTemplate?: () => void;
}

/** Returns the actions that make sense for a proposal in its state. */
function actionsOf({ id, status, draft, engagement }: Proposal, isSent: boolean, isEdited: boolean): Action[] {
  const isReplaced = engagement.some((part) => part.id === id && part.replacedBy !== null);
  const isOpen = status === 'sent' || status === 'viewed';
  return [
    ...(isSent && status === 'accepted' && !isReplaced ? (['amend'] as const) : []),
    ...(isEdited ? (['template'] as const) : []),
    'copy',
    ...(isSent && (isOpen || status === 'expired') ? (['extend'] as const) : []),
    ...(isSent && isOpen ? (['withdraw'] as const) : []),
    ...(draft && !isSent ? (['discard'] as const) : []),
  ];
}

/** Heading of a proposal: its name, status and actions. */
export function ProposalHead({ proposal, isSent = false, title, mark, first, last, onTemplate }: Props) {
  const { formClient: api } = useApi();
  const [dialog, setDialog] = useState<'discard' | 'withdraw' | 'extend'>();
  const actions = useActions(proposal);
  const mayChange = useMayChange();
  const { id, client, status, engagement, draft, version, acceptance } = proposal;
  const { text, tone } = statuses[status];
  const close = () => setDialog(undefined);

  function act(chosen: Action) {
    if (chosen === 'copy' || chosen === 'amend') return void actions.copy(chosen === 'amend');
    if (chosen === 'template') return onTemplate?.();
    setDialog(chosen);
  }

  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 break-words">{copy.heading(client, title ?? draft?.title ?? proposal.title)}</h1>
          {mark ?? <Badge text={text} tone={tone} />}
        </div>
        {engagement.length > 1 && <Engagement engagement={engagement} current={id} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {first}
        {isSent && acceptance?.documentHash && (
          <DownloadButton
            variant="solid"
            file={() => api.call(getSignedDocument, { params: { proposalId: id } })}
            text={copy.accepted.download}
          />
        )}
        {mayChange && isSent && !draft && status !== 'accepted' && (
          <Button variant="quiet" onClick={actions.revise}>
            {words.edit}
          </Button>
        )}
        {mayChange && (
          <MoreMenu
            label={words.more}
            actions={actionsOf(proposal, isSent, onTemplate !== undefined)}
            texts={words.actions}
            onAction={act}
          />
        )}
        {last}
      </div>
      {dialog === 'discard' && (
        <ConfirmDialog
          title={words.discardTitle}
          keep={words.keepDraft}
          confirm={words.actions.discard}
          onConfirm={() => actions.discard(version > 0).then(close)}
          onClose={close}
          failed={(error) => words.notDone(reasonOf(error))}
        >
          <p>{version > 0 ? words.discardNextText : words.discardText}</p>
        </ConfirmDialog>
      )}
      {dialog === 'withdraw' && !isFinal(status) && (
        <ConfirmDialog
          title={words.withdrawTitle}
          keep={words.keepOpen}
          confirm={words.actions.withdraw}
          onConfirm={() => actions.withdraw().then(close)}
          onClose={close}
          failed={(error) => words.notDone(reasonOf(error))}
        >
          <p>{words.withdrawText}</p>
        </ConfirmDialog>
      )}
      {dialog === 'extend' && <ExtendDialog expiresOn={proposal.expiresOn} onExtend={actions.extend} onClose={close} />}
    </header>
  );
}

interface ExtendProps {
  expiresOn: string | null;
  onExtend: (day: string) => Promise<void>;
  onClose: () => void;
}

function ExtendDialog({ expiresOn, onExtend, onClose }: ExtendProps) {
  const today = useToday();
  const form = useForm(
    fields({
      expiresOn: worded(
        obeying(extend.body.entries.expiresOn, (day) => day >= today, ''),
        words.extendNoDay,
      ),
    }),
    {
      saved: { expiresOn: expiresOn && expiresOn > today ? expiresOn : '' },
      save: (output) => onExtend(output.expiresOn),
      onSaved: onClose,
      failed: words.notDone,
    },
  );

  return (
    <FormDialog title={words.extendTitle} submit={words.actions.extend} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.extendText}</p>
      <DateField label={words.extendLabel} min={today} {...form.field('expiresOn')} />
    </FormDialog>
  );
}
