import { type CompanyWithSegments, getUserCompanies } from '@services/identity/contract/identity';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { useEffect, useState } from 'react';

interface CachedCompanies {
  userId: string;
  list: readonly CompanyWithSegments[];
}

export interface Companies {
  /** Undefined until they are loaded. */
  list: readonly CompanyWithSegments[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  nameOf(companyId: string): string | undefined;
}

/**
 * Returns the companies of the signed-in person. Responses are cached by user and company, but this one is the same in all
 * companies of a person: after a switch the list stays while it is reloaded.
 */
export function useCompanies(): Companies {
  const { userId } = useSession().token;
  const { data, error, mutate } = useQuery(
    getUserCompanies,
    userId ? { params: { userId }, query: { include: 'segments' } } : undefined,
    { handleGlobally: true },
  );
  const [known, setKnown] = useState<CachedCompanies>();

  useEffect(() => {
    if (data) setKnown({ userId, list: data });
  }, [userId, data]);

  const list = data ?? (known?.userId === userId ? known.list : undefined);
  return {
    list,
    hasFailed: Boolean(error) && !list,
    retry: () => void mutate(),
    nameOf: (companyId) => list?.find(({ id }) => id === companyId)?.name,
  };
}
