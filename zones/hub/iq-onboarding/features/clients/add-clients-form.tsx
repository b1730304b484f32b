import { useApi } from '@suite/api/api-provider';
import { addClients } from '@suite/api/insights/add-clients';
import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { SequenceNote } from '../setup/sequence-note';
import { useSequence } from '../setup/use-sequence';
import { ClientFields } from './client-fields';
import { type ClientRow, clientsOf, emptyRow, isBlank, MOST_CLIENTS, problemsOf } from './client-rows';
import { copy } from './copy';
import { useDraft } from './use-draft';
import { useFocusInvalid } from './use-focus-invalid';

interface Props {
  organizationId: string;
  /** Told how many clients were added. */
  onAdded: (count: number) => unknown;
  /** The way out without adding any. */
  cancel: ReactNode;
}

/** Adds clients by hand: the call, then the token's renewal (spec §4, §7). */
export function AddClientsForm({ organizationId, onAdded, cancel }: Props) {
  const { client } = useApi();
  const { session, token } = useSession();
  const sequence = useSequence();
  const { draft: rows, change, discard } = useDraft<ClientRow[]>(token.userId, `clients:${organizationId}`, () => [emptyRow()]);
  const [refusals, setRefusals] = useState(0);
  const form = useFocusInvalid(refusals);
  const write = useRef({ rows, idempotencyKey: crypto.randomUUID() });

  useUnsavedWork(!sequence.begun && !rows.every(isBlank));

  const clients = clientsOf(rows);
  const problems = problemsOf(rows);
  const countProblem = problemOfCount(clients.length);
  const isChecked = refusals > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (countProblem || problems.size > 0) return setRefusals(refusals + 1);
    // The same rows again are the same write: an answer that got lost does not add them twice.
    if (write.current.rows !== rows) write.current = { rows, idempotencyKey: crypto.randomUUID() };
    sequence.start([
      {
        doing: copy.adding(clients.length),
        failed: copy.notAdded,
        run: async () => {
          await addClients(client, { parentId: organizationId, clients }, write.current.idempotencyKey);
          discard();
        },
      },
      { doing: copy.renewing, failed: copy.notRenewed, run: session.refresh },
      { doing: copy.renewing, failed: copy.notRenewed, run: async () => void (await onAdded(clients.length)) },
    ]);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className="max-w-[68ch] text-pretty text-muted">{copy.hint}</p>
      <ClientFields
        rows={rows}
        problems={isChecked ? problems : undefined}
        disabled={Boolean(sequence.doing) || sequence.begun}
        onChange={change}
      />
      {isChecked && countProblem && (
        <p role="alert" className="mt-3 text-bad">
          {countProblem}
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

function problemOfCount(count: number): string | undefined {
  if (count === 0) return copy.nothing;
  return count > MOST_CLIENTS ? copy.tooMany(MOST_CLIENTS) : undefined;
}
