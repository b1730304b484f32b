import { demoCompanies } from '@services/identity/demo/demo-people';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { utcDayOf } from '@suite/values/iso-day';
import { answers, figures, subjects } from '../schema';
import { defaultSettings } from '../valuation/subject';
import { demoAnswers, demoYears } from './demo-figures';

const { id: companyId, name } = demoCompanies.harborlineAccounting;

/** Creates figures and answers of the demo firm that its ledger does not contain. It has no multiples, like every new firm. */
export async function seedRightexit(database: Database, _facts: Facts, { now, size }: DemoData): Promise<void> {
  const at = new Date(now);
  const on = utcDayOf(at);
  const by = 'Olivia Hart';
  // The ledger of the full demo data is larger than the small one by this factor.
  const times = size === 'full' ? 22 : 1;
  const owners = size === 'full' ? 4 : 1;
  const [subject] = await database
    .insert(subjects)
    .values({
      companyId,
      kind: 'own',
      name,
      currency: 'USD',
      settings: {
        ...defaultSettings(),
        owners,
        marketPay: Math.round((4_200_000 * times) / owners),
        marketPaySource: 'Made up for the demo firm',
      },
      version: 1,
      revision: 1,
      createdAt: at,
    })
    .returning({ id: subjects.id });
  if (!subject) return;
  const entered = (amount: number) => ({ amount, by, on, file: '' });
  await database.insert(figures).values(
    demoYears(Number(on.slice(0, 4)) - 1, times).map(({ year, adjustments, ...amounts }) => ({
      subjectId: subject.id,
      year,
      entered: Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, entered(amount)])),
      adjustments: adjustments.map(({ text, amount }) => ({ text, ...entered(amount) })),
    })),
  );
  await database.insert(answers).values(
    Object.entries(demoAnswers).map(([driver, answer]) => ({
      subjectId: subject.id,
      driver: driver as 'team',
      answer,
      by,
      at,
    })),
  );
}
