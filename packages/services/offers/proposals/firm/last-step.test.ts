import { lastStepOf } from './last-step';

const at = new Date('2027-01-05T10:00:00Z');
const later = new Date('2027-01-06T10:00:00Z');

test('the last step of a proposal is its newest activity, or a later edit of its draft', () => {
  expect(lastStepOf({ lastActivityAt: at }, { kind: 'expired', at })).toEqual({ kind: 'expired', at: at.toISOString() });
  expect(lastStepOf({ lastActivityAt: later }, { kind: 'created', at })).toEqual({ kind: 'edited', at: later.toISOString() });
});
