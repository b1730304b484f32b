import { getAudit } from '@services/identity/contract/audit';
import { deleteGroup, type Group, getGroups } from '@services/identity/contract/groups';
import { getPeople, getPerson } from '@services/identity/contract/people';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
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
  const revalidate = useRevalidate();
  const [isAsking, setAsking] = useState(false);

  async function run() {
    await client.call(deleteGroup, { params: { groupId: id }, handleLocally: [Status.NotFound] }).catch((error: unknown) => {
      const isGone = error instanceof SuiteError && error.code === 'not_found';
      if (!isGone) throw error;
    });
    setAsking(false);
    events.emit('toast', { type: 'success', text: copy.removed(name) });
    await revalidate(getGroups, getPeople, getPerson, getAudit);
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
