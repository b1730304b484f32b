import { deleteGroup } from '@services/identity/client/groups';
import { useAccessChanged } from '@services/identity/client/people';
import type { Group } from '@services/identity/contract/access';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  group: Group;
}

/** Deletes a group after a question that says what becomes of its people. One that is gone already counts as deleted. */
export function DeleteGroup({ group: { id, name, members } }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const accessChanged = useAccessChanged();
  const [isAsking, setAsking] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function run() {
    setRunning(true);
    setFailed(false);
    try {
      await deleteGroup(client, id);
    } catch (error) {
      const isGone = error instanceof SuiteError && error.code === 'not_found';
      if (!isGone) {
        setRunning(false);
        return setFailed(true);
      }
    }
    setAsking(false);
    events.emit('toast', { type: 'success', text: copy.removed(name) });
    await accessChanged('groups', 'people', 'person', 'audit');
  }

  return (
    <>
      <Button look="plain" size="sm" className="-ms-2.5" aria-label={copy.removeNamed(name)} onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      {isAsking && (
        <Dialog
          title={copy.ask(name)}
          onClose={isRunning ? undefined : () => setAsking(false)}
          actions={
            <>
              <Button look="quiet" disabled={isRunning} onClick={() => setAsking(false)}>
                {copy.keep}
              </Button>
              <Button spinning={isRunning} onClick={run}>
                {copy.remove}
              </Button>
            </>
          }
        >
          <p>{copy.effect(number(members))}</p>
          {hasFailed && <Notice tone="bad">{copy.notRemoved}</Notice>}
        </Dialog>
      )}
    </>
  );
}
