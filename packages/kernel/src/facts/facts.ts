import type { Database } from '../database/database';

/**
 * What happens, by its type. Each service adds its own:
 *
 *     declare module '@suite/kernel/facts/facts' {
 *       interface FactTypes {
 *         'person.joined': { userId: string; companyId: string };
 *       }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: services add to it
export interface FactTypes {}

export interface Facts {
  /** Says what happened, in the transaction that makes it true. */
  append<Type extends keyof FactTypes>(transaction: Database, type: Type, fact: FactTypes[Type]): Promise<void>;
}

/** What a service does in the same transaction: what it writes stands or falls with the fact, and a failure undoes both. */
export type Within = { [Type in keyof FactTypes]?: (transaction: Database, fact: FactTypes[Type]) => Promise<void> };

/** Facts, handed to the services in their order. */
export const createFacts = (listeners: readonly Within[]): Facts => ({
  async append(transaction, type, fact) {
    for (const within of listeners) await within[type]?.(transaction, fact);
  },
});
