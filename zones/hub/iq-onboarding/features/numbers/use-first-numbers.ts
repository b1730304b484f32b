import { useDashboard } from '@services/insights/client/dashboard';
import { useSession } from '@suite/session/session-provider';
import { rightOf } from '@suite/zones/zones';

const now = {} as const;

/** The firm's first metrics; not asked for by a person to whom each app that shows them is closed. */
export function useFirstNumbers() {
  const { rights } = useSession().token;
  const isOpen = (['iq-dashboard', 'iq-clients'] as const).some((zone) => rights.includes(rightOf(zone)));
  return { ...useDashboard(isOpen ? now : undefined), isOpen };
}
