import { useApi } from '@suite/api/api-provider';
import { organizationName } from '@suite/session/organization-name';
import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { useEffect, useState } from 'react';
import type { Companies } from '../company/use-companies';
import { useSuite } from '../start/suite-context';

interface CachedName {
  companyId: string;
  name: string | undefined;
}

/**
 * Returns the firm's name, which is requested only if the token has the IQ segment (§2). While it loads, the name comes from the
 * person's list of companies, so that a switch does not blank it. Undefined while neither is known.
 */
export function useFirmName(nameOf: Companies['nameOf']): string | undefined {
  const { browser } = useSuite();
  const { client } = useApi();
  const { token } = useSession();
  const companyId = hasIq(token) ? token.companyId : '';
  const [known, setKnown] = useState<CachedName>();

  useEffect(() => {
    if (!companyId) return;
    let isCurrent = true;
    organizationName(browser, client, companyId).then((name) => isCurrent && setKnown({ companyId, name }));
    return () => {
      isCurrent = false;
    };
  }, [browser, client, companyId]);

  return known?.companyId === companyId ? known.name : nameOf(companyId);
}
