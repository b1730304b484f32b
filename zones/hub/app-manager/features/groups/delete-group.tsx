import { deleteGroup } from '@services/identity/client/groups';
import { useAccessChanged } from '@services/identity/client/people';
import type { Group } from '@services/identity/contract/groups';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  group: Group;
}

/**
 * Deletes a group after a confirmation that explains the effect on its people. A group that is already gone counts as deleted.
 */
export function DeleteGroup({ group: { id, name, members } }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const accessChanged = useAccessChanged();
  const [isAsking, setAsking] = useState(false);

  async function run() {
    await deleteGroup(client, id).catch((error: unknown) => {
      const isGone = error instanceof SuiteError && error.code === 'not_found';
      if (!isGone) throw error;
    });
    setAsking(false);
    events.emit('toast', { type: 'success', text: copy.removed(name) });
    await accessChanged('groups', 'people', 'person', 'audit');
  }

  return (
    <>
      <Button variant="plain" size="sm" className="-ms-2.5" aria-label={copy.removeNamed(name)} onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.ask(name)}
          keep={copy.keep}
          confirm={copy.remove}
          onConfirm={run}
          onClose={() => setAsking(false)}
          failed={() => copy.notRemoved}
        >
          <p>{copy.effect(number(members))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
