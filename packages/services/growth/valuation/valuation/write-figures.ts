import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { figureKeys } from '../contract/terms';
import type { EnteredYear } from '../contract/valuation';
import { type Entered, figures } from '../schema';
import type { SubjectRow } from './subject';

type Author = Omit<Entered, 'amount'>;

/** Replaces the entered figures of some years. An unchanged number keeps its author and time. */
export async function writeFigures(
  transaction: Database,
  { id: subjectId }: SubjectRow,
  { years }: { years: readonly EnteredYear[] },
  author: Author,
): Promise<void> {
  for (const { year, figures: given, adjustments } of years) {
    const mine = and(eq(figures.subjectId, subjectId), eq(figures.year, year));
    const [before] = await transaction.select().from(figures).where(mine);
    const entered: (typeof figures.$inferSelect)['entered'] = {};
    for (const key of figureKeys) {
      const amount = given[key];
      const old = before?.entered[key];
      if (amount === undefined) {
        if (old) entered[key] = old;
      } else if (amount !== null) entered[key] = old?.amount === amount ? old : { amount, ...author };
    }
    const saved = adjustments.map(({ text, amount }) => {
      const old = before?.adjustments.find((one) => one.text === text && one.amount === amount);
      return old ?? { text, amount, ...author };
    });
    const row = { subjectId, year, entered, adjustments: saved };
    await transaction
      .insert(figures)
      .values(row)
      .onConflictDoUpdate({ target: [figures.subjectId, figures.year], set: { entered, adjustments: saved } });
  }
}
