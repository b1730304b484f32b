import { lineOf } from './fixture-lines';
import { amendmentLines, takenOver } from './take-over';

const acceptedOn = '2027-01-15';
const bookkeeping = lineOf({ name: 'Books', billing: 'monthly' });
const payroll = lineOf({ name: 'Payroll', billing: 'monthly', startsOn: '2027-04-01' });
const setUp = lineOf({ name: 'Set-up', billing: 'acceptance', startsOn: '2028-03-01' });
const earlier = { lines: [bookkeeping, payroll, setUp], acceptedOn, billingDay: null, endsOn: null, lineEnds: {} };
const startingOn = (line: typeof bookkeeping, startsOn: string | null) => ({ ...line, startsOn });

test('a renewal takes over each service when its own successor starts, and nothing that is charged once', () => {
  const lines = [startingOn(bookkeeping, '2028-01-15'), lineOf({ name: ' payroll', billing: 'monthly', startsOn: '2028-04-01' })];
  const { endsOn, lineEnds } = takenOver(earlier, {
    lines,
    acceptedOn: '2027-12-01',
    isAmendment: false,
    startsNextPeriod: false,
  });
  expect(endsOn).toBe('2028-03-31');
  expect(lineEnds).toEqual({ [bookkeeping.id]: '2028-01-14', [setUp.id]: '2028-03-01' });
});

test('a service that is not renewed ends when the renewal starts', () => {
  const next = {
    lines: [startingOn(bookkeeping, '2028-01-15')],
    acceptedOn: '2027-12-01',
    isAmendment: false,
    startsNextPeriod: false,
  };
  expect(takenOver({ ...earlier, lines: [bookkeeping, payroll] }, next)).toEqual({ endsOn: '2028-01-14', lineEnds: {} });
});

test('an amendment ends the services it removes, and a changed service continues until its change starts', () => {
  const next = {
    lines: [startingOn(bookkeeping, '2027-08-01')],
    acceptedOn: '2027-06-01',
    isAmendment: true,
    startsNextPeriod: false,
  };
  expect(takenOver(earlier, next)).toEqual({
    endsOn: '2027-07-31',
    lineEnds: { [payroll.id]: '2027-05-31', [setUp.id]: '2027-05-31' },
  });
});

test('a billing that the firm has ended is not charged for later days after an amendment', () => {
  const next = { lines: [bookkeeping, payroll], acceptedOn: '2027-06-01', isAmendment: true, startsNextPeriod: false };
  expect(takenOver({ ...earlier, lines: [bookkeeping, payroll], endsOn: '2027-03-10' }, next)).toEqual({
    endsOn: '2027-03-10',
    lineEnds: {},
  });
});

test('a line with an earlier end is not charged for longer after an amendment', () => {
  const next = {
    lines: [startingOn(bookkeeping, '2027-08-01')],
    acceptedOn: '2027-06-01',
    isAmendment: true,
    startsNextPeriod: false,
  };
  const ending = { ...earlier, lines: [bookkeeping], endsOn: '2027-07-14' };
  expect(takenOver(ending, next)).toEqual({ endsOn: '2027-07-14', lineEnds: {} });
});

test('an amendment that starts with the next period lets changed and removed services continue until the current one ends', () => {
  // Accepted on January 15, so months start on the 15th; on June 20 the current one ends on July 14.
  const accepted = amendmentLines([{ ...bookkeeping, price: 20_000 }], { ...earlier, startsNextPeriod: true }, '2027-06-20');
  expect(accepted.map(({ startsOn }) => startsOn)).toEqual(['2027-07-15']);
  const next = { lines: accepted, acceptedOn: '2027-06-20', isAmendment: true, startsNextPeriod: true };
  // Payroll started on April 1.
  expect(takenOver({ ...earlier, lines: [bookkeeping, payroll] }, next)).toEqual({
    endsOn: '2027-07-14',
    lineEnds: { [payroll.id]: '2027-06-30' },
  });
});

test('a service that starts after the next period keeps its start day', () => {
  const [line] = amendmentLines([startingOn(bookkeeping, '2027-09-01')], { ...earlier, startsNextPeriod: true }, '2027-06-20');
  expect(line?.startsOn).toBe('2027-09-01');
});

describe('an amendment that starts on its acceptance', () => {
  // Accepted on January 15: on June 20 the current month ends on July 14.
  const amended = { ...earlier, lines: [bookkeeping, payroll], startsNextPeriod: false };
  const startsOf = (lines: (typeof bookkeeping)[], of: object = {}) =>
    amendmentLines(lines, { ...amended, ...of }, '2027-06-20').map(({ startsOn }) => startsOn);

  test('continues the periods of a service with an unchanged price, whatever its name', () => {
    const lines = [
      { ...bookkeeping, name: 'Bookkeeping and payroll' },
      { ...payroll, price: 20_000 },
    ];
    expect(startsOf(lines)).toEqual(['2027-07-15', '2027-04-01']);
    const taken = takenOver(
      { ...earlier, lines: [bookkeeping, payroll] },
      {
        ...{ acceptedOn: '2027-06-20', isAmendment: true, startsNextPeriod: false },
        lines: amendmentLines(lines, amended, '2027-06-20'),
      },
    );
    expect(taken).toEqual({ endsOn: '2027-07-14', lineEnds: { [payroll.id]: '2027-06-19' } });
  });

  test.each([
    ['price', { price: 20_000 }],
    ['tax', { taxRate: 8_875 }],
    ['billing', { billing: 'quarterly' as const }],
    ['proration', { isProrated: true }],
  ])('charges a service with another %s from its acceptance', (_, of) => {
    expect(startsOf([{ ...bookkeeping, ...of }])).toEqual([null]);
  });

  test('lets a service that has not started yet start earlier', () => {
    const later = startingOn(bookkeeping, '2027-09-01');
    const starts = (lines: (typeof bookkeeping)[]) =>
      amendmentLines(lines, { ...amended, lines: [later] }, '2027-06-20').map(({ startsOn }) => startsOn);
    expect(starts([later])).toEqual(['2027-09-01']);
    expect(starts([startingOn(bookkeeping, '2027-08-01')])).toEqual(['2027-08-01']);
    expect(starts([startingOn(bookkeeping, null)])).toEqual([null]);
  });

  test('charges services that the firm has ended from its acceptance, or after the days already charged', () => {
    // Charged until May 10 by the day, or until the period of May 10 ends on May 14: both days have passed.
    expect(startsOf([bookkeeping], { billingEnd: { on: '2027-05-10', isProrated: true } })).toEqual(['2027-05-11']);
    expect(startsOf([bookkeeping], { billingEnd: { on: '2027-05-10', isProrated: false } })).toEqual(['2027-05-15']);
    expect(startsOf([bookkeeping], { billingEnd: { on: '2027-06-30', isProrated: true } })).toEqual(['2027-07-01']);
    expect(startsOf([bookkeeping], { billingEnd: { on: '2027-12-31', isProrated: true } })).toEqual(['2027-07-15']);
  });
});
