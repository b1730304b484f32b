import { dayText } from '@suite/values/day-text';
import { daysBetween } from '@suite/values/iso-day';
import type { Source } from '../content/controls';
import type { Acknowledging } from './acknowledging';
import { deviceCheck, inventory, returns, systemSupport } from './device-proofs';
import { type Facts, newest, none, type Proof, type ProofRow, unknown, YEAR } from './proof';
import { assets, incidents, providerContracts, providersAssessed, risks } from './register-proofs';

/** Returns the proof of a control by its source; undefined for a control that people add evidence for. */
export function proofOf(source: Source, facts: Facts, reviewedOn: string | null): Proof | undefined {
  const { today, devices } = facts;
  switch (source) {
    case 'evidence':
      return undefined;
    case 'two-factor':
      return twoFactor(facts);
    case 'access':
      return access(facts, reviewedOn);
    case 'inventory':
      return inventory(devices);
    case 'encryption':
      return deviceCheck(facts, 'encryption', 'encrypted', devices.encrypted, devices.notEncrypted, devices.encryptionUnknown);
    case 'system-support':
      return systemSupport(facts);
    case 'firewall':
      return deviceCheck(
        facts,
        'firewall',
        'with the firewall on',
        devices.firewallOn,
        devices.firewallOff,
        devices.firewallUnknown,
      );
    case 'antivirus':
      return deviceCheck(
        facts,
        'antivirus',
        'with anti-malware software',
        devices.antivirusOn,
        devices.antivirusOff,
        devices.antivirusUnknown,
      );
    case 'backup':
      return deviceCheck(facts, 'backup', 'backed up', devices.backupOn, devices.backupOff, devices.backupUnknown);
    case 'screen-lock':
      return deviceCheck(
        facts,
        'screenLock',
        'that lock themselves',
        devices.screenLockOn,
        devices.screenLockOff,
        devices.screenLockUnknown,
      );
    case 'returns':
      return returns(devices);
    case 'training':
      return training(facts);
    case 'providers-contract':
      return providerContracts(facts.registers.providers);
    case 'providers-assessed':
      return providersAssessed(facts.registers.providers, today);
    case 'risks':
      return risks(facts.registers.risks, today);
    case 'assets':
      return assets(facts.registers.assets);
    case 'qualified-individual':
      return facts.qualifiedIndividual
        ? { state: 'met', text: facts.qualifiedIndividual, share: 1, on: null, rows: none }
        : { state: 'not-met', text: 'Nobody is named, or the person named has left', share: 0, on: null, rows: none };
    case 'acknowledgements':
      return acknowledged(facts.acknowledging);
    case 'review':
      return yearly(facts.reviewedOn, today, 'Reviewed', 'No annual review was completed');
    case 'report':
      return yearly(facts.reportedOn, today, 'Reported', 'No report to the owners was completed');
    case 'incidents':
      return incidents(facts.registers.incidents, today, reviewedOn);
  }
}

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

function twoFactor({ security: { people: all, withTwoFactor }, today }: Facts): Proof {
  if (!all.length) return unknown('Nobody is active');
  return {
    state: withTwoFactor === all.length ? 'met' : 'not-met',
    text: `${withTwoFactor} of ${people(all.length)}`,
    share: withTwoFactor / all.length,
    on: today,
    rows: () =>
      all.map(({ name, hasTwoFactor }) => ({
        name,
        text: hasTwoFactor ? 'Two-factor authentication is on' : 'Two-factor authentication is off',
        tone: hasTwoFactor ? 'good' : 'bad',
      })),
  };
}

/** Days between reviews of access. */
const QUARTER = 92;

function access({ security, today, accessChange }: Facts, reviewedOn: string | null): Proof {
  const all = security.people;
  if (!all.length) return unknown('Nobody is active');
  const rows = (): ProofRow[] =>
    all.map(({ name, role }) => ({
      name,
      text: role === 'administrator' ? 'Administrator' : role === 'reader' ? 'Read-only' : 'Member',
      tone: 'good',
    }));
  const of = { share: null, on: reviewedOn, rows };
  if (!reviewedOn) return { ...of, state: 'not-met', text: `Never reviewed · ${people(all.length)}` };
  if (accessChange && accessChange.on >= reviewedOn)
    return { ...of, state: 'attention', text: `Review again: ${accessChange.what} on ${dayText(accessChange.on)}` };
  const isOver = daysBetween(reviewedOn, today) > QUARTER;
  const text = `Reviewed ${dayText(reviewedOn)} · ${people(all.length)}`;
  return { ...of, state: isOver ? 'not-met' : 'met', text };
}

function training({ training: { assigned, done, due, overdue, newestCompletionOn } }: Facts): Proof {
  if (!assigned) return unknown('No course is assigned');
  const late = overdue ? ` · ${overdue} overdue` : due ? ` · ${due} due` : '';
  return {
    state: overdue ? 'not-met' : due ? 'attention' : 'met',
    text: `${done} of ${assigned} done${late}`,
    share: done / assigned,
    on: newestCompletionOn,
    rows: none,
  };
}

function acknowledged(all: readonly Acknowledging[]): Proof {
  if (!all.length) return unknown('No version is in force');
  const done = all.filter(({ state }) => state === 'done').length;
  const overdue = all.filter(({ state }) => state === 'overdue').length;
  return {
    state: overdue ? 'not-met' : done < all.length ? 'attention' : 'met',
    text: `${done} of ${people(all.length)}${overdue ? ` · ${overdue} overdue` : ''}`,
    share: done / all.length,
    on: newest(all.map(({ on }) => on)),
    rows: () =>
      all.map(({ name, state, on, dueOn }) => ({
        name,
        text:
          state === 'done' && on
            ? `Acknowledged ${dayText(on)}`
            : `${state === 'due' ? 'Due' : 'Overdue since'} ${dayText(dueOn)}`,
        tone: state === 'done' ? 'good' : state === 'due' ? 'warn' : 'bad',
      })),
  };
}

function yearly(on: string | null, today: string, done: string, never: string): Proof {
  if (!on) return { state: 'not-met', text: never, share: null, on, rows: none };
  const isOver = daysBetween(on, today) > YEAR;
  return { state: isOver ? 'not-met' : 'met', text: `${done} ${dayText(on)}`, share: null, on, rows: none };
}
