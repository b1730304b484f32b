import { and, eq, type SQL } from 'drizzle-orm';
import { providerConnections } from './schema';
import type { Owner } from './token-vault';

/** Matches the connection of a company and type, if further conditions hold. */
export const ofOwner = ({ companyId, connectionType }: Owner, ...more: (SQL | undefined)[]) =>
  and(eq(providerConnections.companyId, companyId), eq(providerConnections.connectionType, connectionType), ...more);
