import type { TrainingFacts } from '@services/academy-admin/ports';
import type { CompanySecurity } from '@services/identity/ports';
import type { DeviceFacts } from '@services/security-data/ports';
import type { Source } from '../content/controls';
import { FTC_DAYS, FTC_FROM_CONSUMERS } from '../content/elements';
import type { ControlState } from '../contract/plan';
import type { DataOf, EntryData, Register } from '../contract/registers';
import type { Acknowledging } from './acknowledging';
import { addDays, daysBetween, dayWords } from './days';

export interface ProofRow {
  name: string;
  text: string;
  tone: 'good' | 'warn' | 'bad' | 'unknown';
}

/** What the data of the suite say of a control. */
export interface Proof {
  state: ControlState;
  text: string;
  /** What is fine, 0 to 1; null where there is nothing to count. */
  share: number | null;
  on: string | null;
  /** What it stands on, of what was read for all controls; `proof-rows.ts` reads the rest. */
  rows: () => ProofRow[];
}

/** What controls are proven with, as of one day. */
export interface Facts {
  today: string;
  security: CompanySecurity;
  devices: DeviceFacts;
  training: TrainingFacts;
  registers: { [Kind in Register]: DataOf<Kind>[] };
  /** Of the whole firm; empty while no version is in force. */
  acknowledging: Acknowledging[];
  qualifiedIndividual: string | undefined;
  /** The day of the newest completed annual review. */
  reviewedOn: string | null;
  /** The day of the newest completed review that has a statement to the owners. */
  reportedOn: string | null;
  /** The newest change that asks for a review of access. */
  accessChange: { on: string; what: string } | null;
}

export const YEAR = 365;

const none = (): ProofRow[] => [];

const unknown = (text: string): Proof => ({ state: 'unknown', text, share: null, on: null, rows: none });

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

/** The proof of a control by its source; undefined for one that people bring evidence for. */
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
      return incidents(facts.registers.incidents, today);
  }
}

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
  const rows = (): ProofRow[] =>
    all.map(({ name, role }) => ({
      name,
      text: role === 'administrator' ? 'Administrator' : role === 'reader' ? 'Read-only' : 'Member',
      tone: 'good',
    }));
  const of = { share: null, on: reviewedOn, rows };
  if (!reviewedOn) return { ...of, state: 'not-met', text: `Never reviewed · ${people(all.length)}` };
  if (accessChange && accessChange.on >= reviewedOn)
    return { ...of, state: 'attention', text: `Review again: ${accessChange.what} on ${dayWords(accessChange.on)}` };
  const isOver = daysBetween(reviewedOn, today) > QUARTER;
  const text = `Reviewed ${dayWords(reviewedOn)} · ${people(all.length)}`;
  return { ...of, state: isOver ? 'not-met' : 'met', text };
}

function inventory({ devices, stale, newestEvidenceOn, assigned }: DeviceFacts): Proof {
  if (!devices) return unknown('No devices are in the inventory');
  const text = stale ? `${devices} devices · ${stale} unseen for 30 days` : `${devices} devices · ${assigned} assigned`;
  return { state: stale ? 'attention' : 'met', text, share: (devices - stale) / devices, on: newestEvidenceOn, rows: none };
}

function deviceCheck(
  { devices }: Facts,
  check: keyof DeviceFacts['firstFailing'],
  words: string,
  good: number,
  bad: number,
  unsure: number,
): Proof {
  const all = good + bad + unsure;
  if (!all) return unknown(devices.devices ? 'No device is checked for it' : 'No devices are in the inventory');
  const first = devices.firstFailing[check];
  const also = bad && first ? ` · ${first} fails` : unsure ? ` · ${unsure} not known` : '';
  return {
    state: bad ? 'not-met' : unsure ? 'unknown' : 'met',
    text: `${good} of ${all} devices ${words}${also}`,
    share: good / all,
    on: devices.newestEvidenceOn,
    rows: none,
  };
}

function systemSupport(facts: Facts): Proof {
  const { devices } = facts;
  const proof = deviceCheck(facts, 'os', 'supported', devices.supportedOs, devices.unsupportedOs, devices.osUnknown);
  if (proof.state !== 'met' || !devices.endingWithin90Days) return proof;
  return { ...proof, state: 'attention', text: `${proof.text} · support of ${devices.endingWithin90Days} ends within 90 days` };
}

function returns({ devices, openReturns, newestEvidenceOn }: DeviceFacts): Proof {
  if (!devices) return unknown('No devices are in the inventory');
  const text = openReturns ? `${openReturns} to be returned and wiped` : 'Nothing to be returned';
  return { state: openReturns ? 'attention' : 'met', text, share: null, on: newestEvidenceOn, rows: none };
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

type Provider = DataOf<'providers'>;

const NO_PROVIDERS = 'No provider with customer information is in the register';

function providerContracts(all: readonly Provider[]): Proof {
  const concerned = all.filter(({ hasData }) => hasData);
  if (!concerned.length) return unknown(NO_PROVIDERS);
  const lacking = concerned.filter(({ contract }) => !contract);
  const good = concerned.length - lacking.length;
  return {
    state: lacking.length ? 'attention' : 'met',
    text: `${good} of ${concerned.length}${lacking[0] ? ` · ${lacking[0].name} has no agreement` : ''}`,
    share: good / concerned.length,
    on: null,
    rows: () =>
      concerned.map(({ name, contract }) => ({ name, text: contract || 'No agreement', tone: contract ? 'good' : 'bad' })),
  };
}

function providersAssessed(all: readonly Provider[], today: string): Proof {
  const concerned = all.filter(({ hasData }) => hasData);
  if (!concerned.length) return unknown(NO_PROVIDERS);
  const rows = concerned.map(({ name, assessedOn, reassessOn }): ProofRow => {
    if (!assessedOn) return { name, text: 'Never assessed', tone: 'bad' };
    const until = reassessOn ?? addDays(assessedOn, YEAR);
    return until < today
      ? { name, text: `Was due ${dayWords(until)}`, tone: 'warn' }
      : { name, text: `Assessed ${dayWords(assessedOn)}, again by ${dayWords(until)}`, tone: 'good' };
  });
  const good = rows.filter(({ tone }) => tone === 'good').length;
  const first = rows.find(({ tone }) => tone !== 'good');
  return {
    state: good === rows.length ? 'met' : 'attention',
    text: `${good} of ${rows.length}${first ? ` · ${first.name}: ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}` : ''}`,
    share: good / rows.length,
    on: newest(concerned.map(({ assessedOn }) => assessedOn)),
    rows: () => rows,
  };
}

function risks(all: readonly DataOf<'risks'>[], today: string): Proof {
  if (!all.length) return unknown('No risks are in the register');
  const rows = all.map(({ name, likelihood, impact, reviewedOn }): ProofRow => {
    const isCurrent = reviewedOn !== null && daysBetween(reviewedOn, today) <= YEAR;
    const score = `${likelihood} × ${impact} = ${likelihood * impact}`;
    return {
      name,
      text: `${score} · ${reviewedOn ? `assessed ${dayWords(reviewedOn)}` : 'no date'}`,
      tone: isCurrent ? 'good' : 'warn',
    };
  });
  const good = rows.filter(({ tone }) => tone === 'good').length;
  return {
    state: good === all.length ? 'met' : 'attention',
    text: `${all.length} risks · ${good} assessed within a year`,
    share: good / all.length,
    on: newest(all.map(({ reviewedOn }) => reviewedOn)),
    rows: () => rows,
  };
}

const assets = (all: readonly DataOf<'assets'>[]): Proof =>
  all.length
    ? {
        state: 'met',
        text: `${all.length} in the asset register`,
        share: 1,
        on: null,
        rows: () => all.map(({ name, location }) => ({ name, text: location, tone: 'good' })),
      }
    : unknown('Nothing is in the asset register');

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
            ? `Acknowledged ${dayWords(on)}`
            : `${state === 'due' ? 'Due' : 'Overdue since'} ${dayWords(dueOn)}`,
        tone: state === 'done' ? 'good' : state === 'due' ? 'warn' : 'bad',
      })),
  };
}

function yearly(on: string | null, today: string, done: string, never: string): Proof {
  if (!on) return { state: 'not-met', text: never, share: null, on, rows: none };
  const isOver = daysBetween(on, today) > YEAR;
  return { state: isOver ? 'not-met' : 'met', text: `${done} ${dayWords(on)}`, share: null, on, rows: none };
}

function incidents(all: readonly DataOf<'incidents'>[], today: string): Proof {
  if (!all.length) return { state: 'met', text: 'No incident is recorded', share: null, on: null, rows: none };
  const rows = all.map((incident): ProofRow => ({ name: incident.name, ...incidentState(incident, today) }));
  const state = rows.some(({ tone }) => tone === 'bad')
    ? 'not-met'
    : rows.some(({ tone }) => tone === 'warn')
      ? 'attention'
      : 'met';
  const open = all.filter(({ status }) => status === 'open').length;
  return {
    state,
    text: `${all.length} recorded · ${open} open`,
    share: null,
    on: newest(all.map(({ discoveredOn }) => discoveredOn)),
    rows: () => rows,
  };
}

/** The FTC's clock of an incident: 30 days from its discovery, from 500 consumers on (16 CFR 314.4(j)). */
export function incidentState(incident: DataOf<'incidents'>, today: string): { tone: 'good' | 'warn' | 'bad'; text: string } {
  const { consumers, discoveredOn, ftcNotifiedOn, status } = incident;
  const dueOn = addDays(discoveredOn, FTC_DAYS);
  if (consumers !== null && consumers >= FTC_FROM_CONSUMERS) {
    if (ftcNotifiedOn) {
      const isLate = ftcNotifiedOn > dueOn;
      const days = daysBetween(dueOn, ftcNotifiedOn);
      const text = `FTC notified ${dayWords(ftcNotifiedOn)}${isLate ? `, ${days} ${days === 1 ? 'day' : 'days'} late` : ''}`;
      return { tone: isLate || status === 'open' ? 'warn' : 'good', text };
    }
    const left = daysBetween(today, dueOn);
    return left < 0
      ? { tone: 'bad', text: `Notifying the FTC was due ${dayWords(dueOn)}` }
      : { tone: 'bad', text: `Notify the FTC by ${dayWords(dueOn)}: ${left} ${left === 1 ? 'day' : 'days'} left` };
  }
  if (status === 'closed') return { tone: 'good', text: 'Closed' };
  return consumers === null
    ? {
        tone: 'warn',
        text: `Open. Count the consumers: from ${FTC_FROM_CONSUMERS} on, the FTC is notified by ${dayWords(dueOn)}`,
      }
    : { tone: 'warn', text: 'Open' };
}

/** What an entry of a register comes to today. */
export function entryState(data: EntryData, today: string): { tone: 'good' | 'warn' | 'bad' | 'neutral'; text: string } {
  switch (data.kind) {
    case 'incidents':
      return incidentState(data, today);
    case 'providers': {
      if (!data.hasData) return { tone: 'neutral', text: 'No customer information' };
      if (!data.contract) return { tone: 'bad', text: 'No agreement' };
      if (!data.assessedOn) return { tone: 'warn', text: 'Never assessed' };
      const until = data.reassessOn ?? addDays(data.assessedOn, YEAR);
      return until < today
        ? { tone: 'warn', text: `Assessment was due ${dayWords(until)}` }
        : { tone: 'good', text: `Assessed until ${dayWords(until)}` };
    }
    case 'risks': {
      const score = data.likelihood * data.impact;
      const text = `${score >= 15 ? 'High' : score >= 8 ? 'Medium' : 'Low'} · ${score}`;
      return { tone: score >= 15 ? 'bad' : score >= 8 ? 'warn' : 'good', text };
    }
    case 'exceptions': {
      if (!data.approvedOn) return { tone: 'warn', text: 'Not approved' };
      if (data.until && data.until < today) return { tone: 'bad', text: `Ended ${dayWords(data.until)}` };
      return { tone: 'good', text: data.until ? `Until ${dayWords(data.until)}` : 'Without an end' };
    }
    case 'assets':
      return { tone: data.owner ? 'good' : 'warn', text: data.owner || 'No owner' };
  }
}

const newest = (days: readonly (string | null)[]): string | null =>
  days.reduce((latest, day) => (day !== null && (latest === null || day > latest) ? day : latest), null);
