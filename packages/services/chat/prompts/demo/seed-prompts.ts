import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { prompts } from '../schema';

export const starters = [
  { title: 'Month end', text: 'What changed since last month?' },
  { title: 'Whom to call', text: 'Who owes us most?' },
  { title: 'Fees to raise', text: 'Stale prices over $500' },
];

/** Creates starters that an administrator of the demo firm shares; a small demo has none. */
export async function seedPrompts(database: Database, _facts: Facts, { size }: DemoData): Promise<void> {
  if (size === 'small') return;
  const of = { companyId: demoCompanies.harborlineAccounting.id, userId: demoPeople.olivia.id, isShared: true };
  await database.insert(prompts).values(starters.map((starter) => ({ ...of, ...starter })));
}
