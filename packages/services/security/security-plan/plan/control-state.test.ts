import { addMonths } from '@suite/values/iso-day';
import { controls } from '../content/controls';
import { acknowledging } from './acknowledging';
import { type EvidenceDates, elementState, standingOf } from './control-state';
import { incidentState } from './entry-state';

const row = { reviewOn: null, acceptance: '', acceptedUntil: null };
const of = {
  control: { elements: ['(c)(1)'] as const },
  row,
  evidence: [],
  proof: undefined,
  consumers: 100,
  today: '2026-12-31',
};

describe('a control', () => {
  it('counts evidence on the day it expires, but not after', () => {
    const evidence = [{ title: 'Scan', on: '2026-01-01', expiresOn: '2026-12-31' }];
    expect(standingOf({ ...of, evidence })).toMatchObject({ state: 'met', isExpiring: true });
    expect(standingOf({ ...of, evidence, today: '2027-01-01' })).toMatchObject({
      state: 'not-met',
      text: 'Scan expired Dec 31, 2026',
    });
  });

  it('needs work from the day after its review was due', () => {
    const evidence = [{ title: 'Scan', on: '2026-01-01', expiresOn: null }];
    const due = { ...row, reviewOn: '2026-12-31' };
    expect(standingOf({ ...of, evidence, row: due }).state).toBe('met');
    expect(standingOf({ ...of, evidence, row: due, today: '2027-01-01' }).state).toBe('attention');
  });

  it('has its risk accepted until a day, and its own state afterwards', () => {
    const accepted = { ...row, acceptance: 'Cost', acceptedUntil: '2026-12-31' };
    expect(standingOf({ ...of, row: accepted }).state).toBe('accepted');
    expect(standingOf({ ...of, row: accepted, today: '2027-01-01' }).state).toBe('not-met');
  });

  it('is not applicable only when the exemption covers all of its elements', () => {
    const control = { elements: ['(h)', '(j)'] as const };
    expect(standingOf({ ...of, control }).state).toBe('not-met');
    expect(standingOf({ ...of, control: { elements: ['(h)'] } }).state).toBe('not-applicable');
  });
});

it.each(['(c)(4)', '(c)(6)', '(c)(7)', '(d)(2)', '(e)(2)', '(e)(3)', '(e)(4)', '(f)(1)', '(h)'] as const)(
  '§ 314.4%s is met once its controls have evidence, until that expires',
  (code) => {
    const brought = controls.filter(({ elements, source }) => elements.includes(code) && source === 'evidence');
    const stateOf = (evidence: EvidenceDates[], today: string) =>
      elementState(brought.map((control) => standingOf({ ...of, control, evidence, today, consumers: 10_000 }).state));
    const evidence = [{ title: 'Record', on: '2026-01-01', expiresOn: '2026-12-31' }];
    expect(stateOf([], '2026-06-01')).toBe('not-met');
    expect(stateOf(evidence, '2026-12-31')).toBe('met');
    expect(stateOf(evidence, '2027-01-01')).toBe('not-met');
  },
);

it('an element is as bad as the worst control that applies', () => {
  expect(elementState(['met', 'unknown', 'attention'])).toBe('unknown');
  expect(elementState(['met', 'not-applicable', 'accepted'])).toBe('met');
  expect(elementState(['not-applicable'])).toBe('not-applicable');
});

it('an acknowledgement lasts a year, also across a leap day', () => {
  const person = { userId: '1', name: 'Ann', email: '', joinedOn: '2020-01-01' };
  const given = { number: 1, on: '2028-02-29' };
  const since = { number: 1, on: '2028-02-01' };
  const on = (today: string) => acknowledging(person, given, { today, since });
  expect(on('2029-02-27').state).toBe('done');
  expect(on('2029-02-28')).toMatchObject({ state: 'due', dueOn: '2029-03-14' });
  expect(on('2029-03-15').state).toBe('overdue');
  // A material change asks everyone to acknowledge again.
  expect(acknowledging(person, given, { today: '2028-06-02', since: { number: 2, on: '2028-06-01' } }).state).toBe('due');
});

it('adding months ends on the last day of a shorter month', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

it('the FTC deadline continues across the end of a year', () => {
  const incident = {
    kind: 'incidents' as const,
    name: 'Breach',
    discoveredOn: '2026-12-20',
    status: 'open' as const,
    what: '',
    consumers: 500,
    ftcNotifiedOn: null,
    irsNotifiedOn: null,
    stateNotifiedOn: null,
    clientsNotifiedOn: null,
    timeline: [],
  };
  expect(incidentState(incident, '2027-01-18').text).toBe('Notify the FTC by Jan 19, 2027: 1 day left');
  expect(incidentState(incident, '2027-01-20')).toEqual({ tone: 'bad', text: 'Notifying the FTC was due Jan 19, 2027' });
  expect(incidentState({ ...incident, consumers: null }, '2026-12-21').text).toContain('Count the consumers');
});
