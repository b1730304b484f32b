import { getPeople, type Person } from '@services/identity/contract/people';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { nameOf } from '../people/name-of';
import { copy } from './copy';
import { useChange } from './use-change';

interface Props {
  person: Person;
}

/** Deactivates a person after a confirmation that explains the effect; reactivates at once. Nobody is ever deleted. */
export function StatusChange({ person }: Props) {
  const { events } = useSuite();
  const { userId } = useSession().token;
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(person);
  const { run, isRunning, failure, reload } = useChange(person.userId, name);
  const isActive = person.status === 'active';
  const isLast = useIsLastAdministrator(person);

  async function set(status: Person['status']) {
    if (!(await run({ version: person.version, status }))) return;
    setAsking(false);
    const { deactivated, reactivated } = copy.status;
    events.emit('toast', { type: 'success', text: status === 'active' ? reactivated(name) : deactivated(name) });
  }

  const failureNote = failure && (
    <Notice tone="bad">
      <p>{failure.text}</p>
      {failure.isOld && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={reload}>
          {copy.save.reload}
        </Button>
      )}
    </Notice>
  );

  return (
    <div className="flex max-w-96 flex-col items-end gap-2">
      <Button
        variant="quiet"
        spinning={isRunning && !isAsking}
        disabled={isActive && isLast}
        disabledText={copy.status.last}
        onClick={() => (isActive ? setAsking(true) : set('active'))}
      >
        {isActive ? copy.status.deactivate : copy.status.reactivate}
      </Button>
      {!isAsking && failureNote}
      {isAsking && (
        <Dialog
          title={copy.status.ask(name)}
          onClose={isRunning ? undefined : () => setAsking(false)}
          actions={
            <>
              <Button variant="quiet" disabled={isRunning} onClick={() => setAsking(false)}>
                {copy.status.keep}
              </Button>
              <Button variant="danger" spinning={isRunning} onClick={() => set('deactivated')}>
                {copy.status.deactivate}
              </Button>
            </>
          }
        >
          {copy.status.effects.map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
          {person.userId === userId && <p className="font-medium text-ink">{copy.status.self}</p>}
          {failureNote}
        </Dialog>
      )}
    </div>
  );
}

const administrators = { role: 'administrator', status: 'active', limit: '1' } as const;

function useIsLastAdministrator({ role, status }: Person): boolean {
  const { data } = useQuery(getPeople, role === 'administrator' && status === 'active' ? { query: administrators } : undefined, {
    handleGlobally: true,
  });
  return data?.total === 1;
}
