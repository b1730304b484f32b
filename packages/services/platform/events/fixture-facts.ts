import { facts } from '@suite/host/services/all-services';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { FactOf, FactTypes } from '@suite/kernel/facts/create-facts';

/** Appends a fact about a company, in the same way as the service that knows of it. */
export const appendFact = <Type extends keyof FactTypes>(
  { database, time }: TestPlatform,
  type: Type,
  companyId: string,
  data: FactOf<Type>['data'],
): Promise<void> => database.transaction((transaction) => facts.append(transaction, type, { companyId, data }, time.now));
