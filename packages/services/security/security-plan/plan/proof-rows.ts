import { devicesLacking } from '@services/devices/ports';
import { coursesToTake } from '@services/training/ports';
import type { Database } from '@suite/kernel/database/database';
import { dayText } from '@suite/values/day-text';
import type { Source } from '../content/controls';
import type { ReadControl, ReadPlan } from './plan-with-proof';
import type { ProofRow } from './proof';

/** The number of rows that a page shows. */
const SHOWN = 100;

const worstFirst: readonly ProofRow['tone'][] = ['bad', 'unknown', 'warn', 'good'];

const checkOf = {
  encryption: 'encryption',
  'system-support': 'os',
  firewall: 'firewall',
  antivirus: 'antivirus',
  backup: 'backup',
  'screen-lock': 'screenLock',
} as const satisfies Partial<Record<Source, string>>;

/**
 * Returns the items behind a control's proof, the worst first, and their number. Devices and courses are read for this control
 * alone.
 */
export async function proofRows(
  database: Database,
  { plan: { companyId }, facts }: ReadPlan,
  { control: { source }, proof }: ReadControl,
  now: number,
): Promise<{ rows: ProofRow[]; count: number }> {
  const asOf = new Date(now);
  if (source === 'training') return { rows: await courseRows(database, companyId, asOf), count: facts.training.assigned };
  const rows =
    source in checkOf
      ? await deviceRows(database, companyId, asOf, checkOf[source as keyof typeof checkOf])
      : (proof?.rows() ?? []);
  const sorted = rows.toSorted((one, other) => worstFirst.indexOf(one.tone) - worstFirst.indexOf(other.tone));
  return { rows: sorted.slice(0, SHOWN), count: rows.length };
}

async function deviceRows(
  database: Database,
  companyId: string,
  asOf: Date,
  check: (typeof checkOf)[keyof typeof checkOf],
): Promise<ProofRow[]> {
  const lacking = await devicesLacking(database, companyId, asOf, check);
  return lacking.map(({ name, owner, state }) => ({
    name,
    text: `${owner ?? 'Nobody'} · ${state === 'fail' ? 'fails' : 'not known'}`,
    tone: state === 'fail' ? 'bad' : 'unknown',
  }));
}

async function courseRows(database: Database, companyId: string, asOf: Date): Promise<ProofRow[]> {
  const courses = await coursesToTake(database, companyId, asOf, SHOWN);
  return courses.map(({ name, course, state, dueOn, doneOn }) => ({
    name: `${name}: ${course}`,
    text:
      state === 'done'
        ? `Done ${doneOn ? dayText(doneOn) : ''}`.trim()
        : `${state === 'due' ? 'Due' : 'Overdue'} ${dueOn ? dayText(dueOn) : ''}`.trim(),
    tone: state === 'done' ? 'good' : state === 'due' ? 'warn' : 'bad',
  }));
}
