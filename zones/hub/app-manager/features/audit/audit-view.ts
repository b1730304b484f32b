import { hashOfView } from '@suite/list/use-view';

export const auditDefaults = { find: '', order: 'descending', page: '1', person: '' };

/** Returns the hash of the audit entries about one person. */
export const auditHashOf = (userId: string): string => hashOfView('app-manager', '/audit', auditDefaults, { person: userId });
