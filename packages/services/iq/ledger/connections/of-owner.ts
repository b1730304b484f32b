import { and, eq, type SQL } from 'drizzle-orm';
import { providerConnections } from './schema';
import type { Owner } from './token-vault';

/** The one connection of a company and a type, where more holds. */
export const ofOwner = ({ companyId, connectionType }: Owner, ...more: (SQL | undefined)[]) =>
  and(eq(providerConnections.companyId, companyId), eq(providerConnections.connectionType, connectionType), ...more);
