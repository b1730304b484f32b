import { createInsightsUser, provisionFirm } from '@services/ledger/browser/provisioning';
import type { InsightsFirm } from '@services/ledger/contract/firms';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { useDraft } from '@suite/session/use-draft';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { type FormEvent, useState } from 'react';
import { LONGEST_NAME } from '../clients/client-rows';
import { useFocusInvalid } from '../clients/use-focus-invalid';
import { copy } from './copy';
import { SequenceNote } from './sequence-note';
import { useSequence } from './use-sequence';

interface Props {
  /** The person's insights user has to be created first. */
  needsUser: boolean;
  onProvisioned: (firm: InsightsFirm) => void;
  /** The token is for the firm now. */
  onRenewed: () => void;
  /** The response may have been lost: what exists has to be looked up again. */
  onFailed: () => void;
}

/**
 * Creates the insights user if there is none and provisions the firm, renewing the token after each; a 400 is shown at the field
 * (§4, §7, §8).
 */
export function NameFirmStep({ needsUser, onProvisioned, onRenewed, onFailed }: Props) {
  const { client } = useApi();
  const { session, token } = useSession();
  const sequence = useSequence();
  const { draft: name, change, forget } = useDraft('firm-name', '', (typed) => typed.trim() !== '');
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [isMade, setIsMade] = useState(false);
  const [createsUser] = useState(needsUser);
  const form = useFocusInvalid(refusals);
  const { text, label, missing, submit: submitText, doing, failed, notRenewed } = copy.firm;

  function refuse(reason: string) {
    setProblem(reason);
    setRefusals((count) => count + 1);
  }

  async function provision() {
    try {
      const answer = await provisionFirm(client, name.trim());
      if (answer.statusCode === 400) {
        refuse(answer.errors.join(' '));
        return false;
      }
      forget();
      setIsMade(true);
      onProvisioned(answer.result);
    } catch (error) {
      onFailed();
      throw error;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return refuse(missing);
    setProblem(undefined);
    const { userId, firstName, lastName, email } = token;
    const user = { userId, firstName, lastName, email };
    const before = [
      { doing: copy.user.doing, failed: copy.user.failed, run: async () => void (await createInsightsUser(client, user)) },
      { doing: copy.renewing, failed: copy.user.notRenewed, run: session.refresh },
    ];
    sequence.start([
      ...(createsUser ? before : []),
      { doing: doing(name.trim()), failed, run: provision },
      { doing: copy.renewing, failed: notRenewed, run: session.refresh },
      { doing: copy.renewing, failed: notRenewed, run: async () => onRenewed() },
    ]);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p className="max-w-[68ch] text-pretty text-muted">
        {createsUser ? copy.user.text(`${token.firstName} ${token.lastName}`, token.email) : text}
      </p>
      <Input
        label={label}
        value={name}
        error={problem}
        required
        maxLength={LONGEST_NAME}
        autoComplete="organization"
        disabled={Boolean(sequence.doing) || isMade}
        className="mt-3 max-w-[400px]"
        onChange={(event) => {
          setProblem(undefined);
          change(event.target.value);
        }}
      />
      <SequenceNote sequence={sequence} />
      <Button type="submit" className="mt-3" spinning={Boolean(sequence.doing)}>
        {sequence.failure ? copy.tryAgain : submitText}
      </Button>
    </form>
  );
}
