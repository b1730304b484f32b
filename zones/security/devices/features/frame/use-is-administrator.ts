import { useSession } from '@suite/session/session-provider';

/** Administrators see and change all devices of the firm, others their own. */
export const useIsAdministrator = (): boolean => useSession().token.rights.includes('admin');
