import { useSession } from './session-provider';

/** Whether the person administers the firm they work for. */
export const useIsAdministrator = (): boolean => useSession().token.rights.includes('admin');
