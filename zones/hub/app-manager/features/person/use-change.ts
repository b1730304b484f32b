import { getAudit } from '@services/identity/contract/audit';
import { getGroups } from '@services/identity/contract/groups';
import { getPeople, getPerson, type PersonChange, putPerson } from '@services/identity/contract/people';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { useState } from 'react';
import { copy } from './copy';

/** Changes a person, and reports what failed. */
export function useChange(userId: string, name: string) {
  const { client } = useApi();
  const { mutate } = useQuery(getPerson, { params: { userId } }, { handleLocally: [Status.NotFound] });
  const revalidate = useRevalidate();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>();
  const [isReloaded, setReloaded] = useState(false);

  return {
    isRunning,
    failure,
    /** Whether the newest state is shown, after one that was outdated. */
    isReloaded,
    /** Returns whether it succeeded. */
    async run(change: PersonChange): Promise<boolean> {
      setRunning(true);
      setFailure(undefined);
      setReloaded(false);
      try {
        const changed = await client.call(putPerson, {
          params: { userId },
          body: change,
          handleLocally: [Status.NotFound, Status.Conflict],
        });
        await mutate(changed, { revalidate: false });
        void revalidate(getPeople, getGroups, getAudit);
        return true;
      } catch (error) {
        setFailure(failureOf(error, name));
        return false;
      } finally {
        setRunning(false);
      }
    },
    async reload() {
      setRunning(true);
      await Promise.all([mutate(), revalidate(getGroups)]).then(
        () => {
          setFailure(undefined);
          setReloaded(true);
        },
        () => undefined,
      );
      setRunning(false);
    },
  };
}

interface Failure {
  text: string;
  /** Whether a newer state has to be loaded first. */
  isOld: boolean;
}

/** Returns the error message when a change of a person was rejected. */
function failureOf(error: unknown, name: string): Failure {
  const code = error instanceof SuiteError ? error.code : undefined;
  const known = code === 'changed_meanwhile' || code === 'last_administrator' || code === 'not_found' ? code : 'other';
  return { text: copy.failures[known](name), isOld: known === 'changed_meanwhile' || known === 'not_found' };
}
