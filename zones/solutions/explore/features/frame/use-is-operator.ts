import { useSession } from '@suite/session/session-provider';

export const useIsOperator = (): boolean => useSession().token.rights.includes('operator');
