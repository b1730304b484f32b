import { getAudit } from '@services/identity/contract/audit';
import { getPeople, getPerson, type Person, resetSignIn } from '@services/identity/contract/people';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { nameOf } from '../people/name-of';
import { copy } from './copy';

/**
 * Resets the sign-in of a person who has lost their phone, recovery codes and passkeys: afterwards the password alone is enough.
 */
export function ResetSignIn({ person }: { person: Person }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(person);
  const { open, title, effects, keep, submit, done, failed, elsewhere } = copy.resetSignIn;

  async function reset(): Promise<void> {
    await formClient.call(resetSignIn, { params: { userId: person.userId } });
    await revalidate(getPeople, getPerson, getAudit);
    events.emit('toast', { type: 'success', text: done(name) });
  }

  return (
    <>
      <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
        {open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title(name)}
          keep={keep}
          confirm={submit}
          onConfirm={reset}
          onClose={() => setAsking(false)}
          failed={(error) => (error instanceof SuiteError && error.code === 'account_exists' ? elsewhere(name) : failed)}
        >
          {effects.map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  );
}
