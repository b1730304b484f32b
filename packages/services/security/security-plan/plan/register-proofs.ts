import { dayText } from '@suite/values/day-text';
import { addDays, daysBetween } from '@suite/values/iso-day';
import type { DataOf } from '../contract/registers';
import { incidentState } from './entry-state';
import { newest, none, type Proof, type ProofRow, unknown, YEAR } from './proof';

type Provider = DataOf<'providers'>;

const NO_PROVIDERS = 'No provider with customer information is in the register';

export function providerContracts(all: readonly Provider[]): Proof {
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

export function providersAssessed(all: readonly Provider[], today: string): Proof {
  const concerned = all.filter(({ hasData }) => hasData);
  if (!concerned.length) return unknown(NO_PROVIDERS);
  const rows = concerned.map(({ name, assessedOn, reassessOn }): ProofRow => {
    if (!assessedOn) return { name, text: 'Never assessed', tone: 'bad' };
    const until = reassessOn ?? addDays(assessedOn, YEAR);
    return until < today
      ? { name, text: `Was due ${dayText(until)}`, tone: 'warn' }
      : { name, text: `Assessed ${dayText(assessedOn)}, again by ${dayText(until)}`, tone: 'good' };
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

export function risks(all: readonly DataOf<'risks'>[], today: string): Proof {
  if (!all.length) return unknown('No risks are in the register');
  const rows = all.map(({ name, likelihood, impact, reviewedOn }): ProofRow => {
    const isCurrent = reviewedOn !== null && daysBetween(reviewedOn, today) <= YEAR;
    const score = `${likelihood} × ${impact} = ${likelihood * impact}`;
    return {
      name,
      text: `${score} · ${reviewedOn ? `assessed ${dayText(reviewedOn)}` : 'no date'}`,
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

export const assets = (all: readonly DataOf<'assets'>[]): Proof =>
  all.length
    ? {
        state: 'met',
        text: `${all.length} in the asset register`,
        share: 1,
        on: null,
        rows: () => all.map(({ name, location }) => ({ name, text: location, tone: 'good' })),
      }
    : unknown('Nothing is in the asset register');

/** Days for which a confirmation that there were no incidents to record is valid. */
const QUARTER = 92;

/** An empty register proves nothing by itself: somebody has to confirm that there was nothing to record. */
export function incidents(all: readonly DataOf<'incidents'>[], today: string, reviewedOn: string | null): Proof {
  if (!all.length) {
    if (reviewedOn === null || daysBetween(reviewedOn, today) > QUARTER)
      return unknown('The incident register is empty, and nobody has confirmed this quarter that there was nothing to record');
    const text = `Nothing to record, confirmed ${dayText(reviewedOn)}`;
    return { state: 'met', text, share: null, on: reviewedOn, rows: none };
  }
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
