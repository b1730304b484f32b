import { lineOf } from './fixture-lines';
import { startingNextPeriod, takenOver } from './take-over';

const acceptedOn = '2027-01-15';
const books = lineOf({ name: 'Books', billing: 'monthly' });
const payroll = lineOf({ name: 'Payroll', billing: 'monthly', startsOn: '2027-04-01' });
const setUp = lineOf({ name: 'Set-up', billing: 'acceptance', startsOn: '2028-03-01' });
const earlier = { lines: [books, payroll, setUp], acceptedOn, billingDay: null, endsOn: null, lineEnds: {} };
const startingOn = (line: typeof books, startsOn: string | null) => ({ ...line, startsOn });

test('a renewal takes each service over on the day on which its own successor starts, and nothing that is charged once', () => {
  const lines = [startingOn(books, '2028-01-15'), lineOf({ name: ' payroll', billing: 'monthly', startsOn: '2028-04-01' })];
  const { endsOn, lineEnds } = takenOver(earlier, {
    lines,
    acceptedOn: '2027-12-01',
    isAmendment: false,
    startsNextPeriod: false,
  });
  expect(endsOn).toBe('2028-03-31');
  expect(lineEnds).toEqual({ [books.id]: '2028-01-14', [setUp.id]: '2028-03-01' });
});

test('a service that is not renewed ends with the first day of the renewal', () => {
  const next = {
    lines: [startingOn(books, '2028-01-15')],
    acceptedOn: '2027-12-01',
    isAmendment: false,
    startsNextPeriod: false,
  };
  expect(takenOver({ ...earlier, lines: [books, payroll] }, next)).toEqual({ endsOn: '2028-01-14', lineEnds: {} });
});

test('an amendment ends what it leaves out, and lets a service go on until its change starts', () => {
  const next = { lines: [startingOn(books, '2027-08-01')], acceptedOn: '2027-06-01', isAmendment: true, startsNextPeriod: false };
  expect(takenOver(earlier, next)).toEqual({
    endsOn: '2027-07-31',
    lineEnds: { [payroll.id]: '2027-05-31', [setUp.id]: '2027-05-31' },
  });
});

test('a billing that the firm has ended is not charged for later days by what follows', () => {
  const next = { lines: [books, payroll], acceptedOn: '2027-06-01', isAmendment: true, startsNextPeriod: false };
  expect(takenOver({ ...earlier, lines: [books, payroll], endsOn: '2027-03-10' }, next)).toEqual({
    endsOn: '2027-03-10',
    lineEnds: {},
  });
});

test('a line that was to end already is not charged for longer by what follows', () => {
  const next = { lines: [startingOn(books, '2027-08-01')], acceptedOn: '2027-06-01', isAmendment: true, startsNextPeriod: false };
  const ending = { ...earlier, lines: [books], endsOn: '2027-07-14' };
  expect(takenOver(ending, next)).toEqual({ endsOn: '2027-07-14', lineEnds: {} });
});

test('an amendment that starts with the next period lets what it changes and leaves out go on until the running one ends', () => {
  // Accepted on January 15, so months run from the 15th; on June 20 the running one ends on July 14.
  const accepted = startingNextPeriod([{ ...books, price: 20_000 }], earlier, '2027-06-20');
  expect(accepted.map(({ startsOn }) => startsOn)).toEqual(['2027-07-15']);
  const next = { lines: accepted, acceptedOn: '2027-06-20', isAmendment: true, startsNextPeriod: true };
  // Payroll started on April 1.
  expect(takenOver({ ...earlier, lines: [books, payroll] }, next)).toEqual({
    endsOn: '2027-07-14',
    lineEnds: { [payroll.id]: '2027-06-30' },
  });
});

test('a service that starts later than the next period keeps its day', () => {
  const [line] = startingNextPeriod([startingOn(books, '2027-09-01')], earlier, '2027-06-20');
  expect(line?.startsOn).toBe('2027-09-01');
});
