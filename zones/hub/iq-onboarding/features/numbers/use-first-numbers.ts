import { getDashboard } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { rightOf } from '@suite/zones/zones';

const now = {} as const;

/** Returns the firm's first metrics; not requested for a person who can't open any app that shows them. */
export function useFirstNumbers() {
  const { rights } = useSession().token;
  const isOpen = (['iq-dashboard', 'iq-clients'] as const).some((zone) => rights.includes(rightOf(zone)));
  return { ...useQuery(getDashboard, isOpen ? { query: now } : undefined), isOpen };
}
