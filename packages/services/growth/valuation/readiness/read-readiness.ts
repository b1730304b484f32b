import { firmTimeZone } from '@services/identity/ports';
import { pointsOf, scoresOf } from '@suite/insights/readiness/score';
import type { Database } from '@suite/kernel/database/database';
import { dayText } from '@suite/values/day-text';
import { daysIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import { answerWords, type DriverKey, driverKeys, drivers, pointsOfAnswer, type Unit } from '../contract/drivers';
import type { Driver } from '../contract/readiness';
import { answers } from '../schema';
import { percentWords } from '../valuation/notices';
import { type ReadValuation, readValuation } from '../valuation/read-valuation';
import type { Subject } from '../valuation/subject';
import { impactOf } from './impact';
import { type Measures, measure } from './measure';

type AnswerRow = typeof answers.$inferSelect;

export interface ReadReadiness {
  drivers: Driver[];
  scores: ReturnType<typeof scoresOf>;
  valuation: ReadValuation;
  answered: AnswerRow | undefined;
}

/** Returns the readiness of a subject at a time, in milliseconds since 1970: measured drivers, and answers for all others. */
export async function readReadiness(database: Database, subject: Subject, now: number): Promise<ReadReadiness> {
  const valuation = await readValuation(database, subject, now);
  const measures = await measure(database, subject, valuation, now);
  const rows = subject.id ? await database.select().from(answers).where(eq(answers.subjectId, subject.id)) : [];
  const dayAt = daysIn(await firmTimeZone(database, subject.companyId));
  const scored = driverKeys.map((key) => driverOf(key, { measures, rows, valuation, dayAt }));
  const answered = rows.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  return { drivers: scored, scores: scoresOf(scored), valuation, answered };
}

interface Of {
  measures: Measures;
  rows: readonly AnswerRow[];
  valuation: ReadValuation;
  /** Returns the calendar day of a time where the firm is. */
  dayAt: (moment: number) => string;
}

function driverOf(key: DriverKey, { measures, rows, valuation, dayAt }: Of): Driver {
  const { title, category, axis, weight, question, measured: rule, to } = drivers[key];
  const measured = rule && measures[key];
  const row = rows.find((one) => one.driver === key);
  const base = {
    key,
    title,
    category,
    axis,
    weight,
    question,
    rule: rule?.rule ?? 'Answered by you: not at all scores 0, fully scores 100.',
    answer: row?.answer ?? null,
    to: to ?? null,
  };
  if (rule && measured)
    return {
      ...base,
      points: pointsOf(measured.value, rule.scale),
      value: valueWords(measured.value, rule.unit),
      from: measured.from,
      how: 'measured',
      isStale: measured.isStale,
      impact: impactOf(key, measures, valuation),
    };
  if (row)
    return {
      ...base,
      points: pointsOfAnswer(row.answer),
      value: answerWords[row.answer] ?? null,
      from: `Answered by ${row.by} on ${dayText(dayAt(row.at.getTime()))}`,
      how: 'answered',
      isStale: false,
      impact: null,
    };
  const from = rule ? 'Nothing measures it yet' : 'Not answered yet';
  return { ...base, points: null, value: null, from, how: 'unknown', isStale: false, impact: null };
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function valueWords(value: number, unit: Unit): string {
  switch (unit) {
    case 'share':
      return percentWords(value);
    case 'points':
      return `${whole.format(value)}%`;
    case 'days':
      return `${whole.format(value)} days`;
    case 'index':
      return whole.format(value);
  }
}
