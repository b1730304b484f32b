import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { useDraft } from '@suite/session/use-draft';
import { Button } from '@suite/ui/button';
import { Tabs } from '@suite/ui/tabs';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { SequenceNote } from '../setup/sequence-note';
import { useSequence } from '../setup/use-sequence';
import { ClientFields } from './client-fields';
import { clientsOfFile } from './client-file';
import { type ClientRow, clientsOf, emptyRow, isBlank, MAX_CLIENTS, problemsOf } from './client-rows';
import { type ClientFile, ClientSource } from './client-source';
import { copy } from './copy';
import { useAddClients } from './use-add-clients';
import { useFocusInvalid } from './use-focus-invalid';

interface Props {
  organizationId: string;
  /** Receives the number of clients that were added. */
  onAdded: (count: number) => unknown;
  /** Button that leaves without adding clients. */
  cancel: ReactNode;
}

const isTyped = (rows: readonly ClientRow[]) => !rows.every(isBlank);
const noClients: ReturnType<typeof clientsOfFile> = { clients: [], problems: [] };

/** Adds clients by hand or from a file, then renews the token (§4, §7). */
export function AddClientsForm({ organizationId, onAdded, cancel }: Props) {
  const { session } = useSession();
  const sequence = useSequence();
  const add = useAddClients(organizationId);
  const [noRows] = useState(() => [emptyRow()]);
  const { draft: rows, change, forget } = useDraft(`clients:${organizationId}`, noRows, isTyped);
  const [source, setSource] = useState<'hand' | 'file'>('hand');
  const [file, setFile] = useState<ClientFile>();
  const [refusals, setRefusals] = useState(0);
  const form = useFocusInvalid(refusals);
  const read = useMemo(() => (file ? clientsOfFile(file.rows, file) : noClients), [file]);

  useUnsavedWork(!sequence.isStarted && file !== undefined);

  const isByHand = source === 'hand';
  const clients = isByHand ? clientsOf(rows) : read.clients;
  const problems = problemsOf(rows);
  const isChecked = refusals > 0;
  const isBusy = Boolean(sequence.doing) || sequence.isStarted;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (clients.length === 0 || (isByHand && problems.size > 0)) return setRefusals(refusals + 1);
    sequence.start([
      {
        doing: copy.adding(clients.length),
        failed: clients.length > MAX_CLIENTS ? copy.notAllAdded : copy.notAdded,
        run: async () => {
          await add(clients);
          if (isByHand) forget();
        },
      },
      { doing: copy.renewing, failed: copy.notRenewed, run: session.refresh },
      { doing: copy.renewing, failed: copy.notRenewed, run: async () => void (await onAdded(clients.length)) },
    ]);
  }

  const byHand = (
    <>
      <p className="max-w-[68ch] text-pretty text-muted">{copy.hint}</p>
      <ClientFields rows={rows} problems={isChecked ? problems : undefined} disabled={isBusy} onChange={change} />
    </>
  );
  const fromFile = (
    <ClientSource
      file={file}
      found={read.clients.length}
      problems={read.problems}
      disabled={isBusy}
      onFile={(taken) => {
        setRefusals(0);
        setFile(taken);
      }}
    />
  );
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Tabs
        label={copy.source}
        selected={source}
        onSelect={(chosen) => !isBusy && setSource(chosen)}
        tabs={[
          { id: 'hand', text: copy.byHand, panel: byHand },
          { id: 'file', text: copy.fromFile, panel: fromFile },
        ]}
      />
      {isChecked && clients.length === 0 && (
        <p role="alert" className="mt-3 text-bad">
          {isByHand ? copy.nothing : copy.file.nothing}
        </p>
      )}
      <SequenceNote sequence={sequence} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" spinning={Boolean(sequence.doing)}>
          {sequence.failure ? 'Try again' : copy.submit}
        </Button>
        {!sequence.doing && cancel}
      </div>
    </form>
  );
}
