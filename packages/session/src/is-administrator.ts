import { useSession } from './session-provider';

/** Returns whether the person administers the firm they work for. */
export const useIsAdministrator = (): boolean => useSession().token.rights.includes('admin');
