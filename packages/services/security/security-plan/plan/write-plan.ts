import { companyName, firmDay, fullNameOf, peopleById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { addMonths } from '@suite/values/iso-day';
import { controls as catalog } from '../content/controls';
import { planSections } from '../content/sections';
import type { Answers } from '../contract/plan';
import { controls, plans, sections } from '../schema';

interface Started {
  companyId: string;
  answers: Answers;
  /** Name of the person who starts the plan. */
  author: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Months in which a control without evidence has to get some. */
const FIRST_MONTHS = 3;

/** Months until a section's next review. */
const SECTION_MONTHS = 12;

/** Adds a new plan: sections written from the answers, and every control as a small firm usually has it, without evidence. */
export async function writePlan(transaction: Database, { companyId, answers, author, now }: Started): Promise<void> {
  const at = new Date(now);
  const today = await firmDay(transaction, companyId, now);
  await transaction.insert(plans).values({ companyId, answers, startedAt: at });
  const ownerId = answers.qualifiedIndividualId;
  const people = await peopleById(transaction, ownerId ? [ownerId] : []);
  const from = {
    ...answers,
    firm: await companyName(transaction, companyId),
    qualifiedIndividual: ownerId ? people.get(ownerId)?.name : undefined,
  };
  const by = await fullNameOf(transaction, author);
  await transaction.insert(sections).values(
    planSections.map(({ key, prefill }) => ({
      companyId,
      key,
      text: prefill(from),
      ownerId,
      reviewOn: addMonths(today, SECTION_MONTHS),
      changedAt: at,
      changedBy: by,
    })),
  );
  await transaction.insert(controls).values(
    catalog.map(({ key, implementation, source, months }) => ({
      companyId,
      key,
      implementation,
      ownerId,
      // A control that the suite's data proves needs no review date.
      reviewOn: source === 'evidence' ? addMonths(today, Math.min(months, FIRST_MONTHS)) : null,
    })),
  );
}
