import { lineOf } from '@suite/pricing/fixture-lines';
import { takenOver } from './take-over';

const acceptedOn = '2027-01-15';
const books = lineOf({ name: 'Books', billing: 'monthly' });
const payroll = lineOf({ name: 'Payroll', billing: 'monthly', startsOn: '2027-04-01' });
const setUp = lineOf({ name: 'Set-up', billing: 'acceptance', startsOn: '2028-03-01' });
const earlier = { lines: [books, payroll, setUp], acceptedOn, endsOn: null };
const anew = (line: typeof books, startsOn: string | null) => ({ ...line, startsOn });

test('a renewal takes each service over on the day on which its own successor starts, and nothing that is charged once', () => {
  const lines = [anew(books, '2028-01-15'), lineOf({ name: ' payroll', billing: 'monthly', startsOn: '2028-04-01' })];
  const { endsOn, lineEnds } = takenOver(earlier, { lines, acceptedOn: '2027-12-01', isAmendment: false });
  expect(endsOn).toBe('2028-03-31');
  expect(lineEnds).toEqual({ [books.id]: '2028-01-14', [setUp.id]: '2028-03-01' });
});

test('a service that is not renewed ends with the first day of the renewal', () => {
  const next = { lines: [anew(books, '2028-01-15')], acceptedOn: '2027-12-01', isAmendment: false };
  expect(takenOver({ ...earlier, lines: [books, payroll] }, next)).toEqual({ endsOn: '2028-01-14', lineEnds: {} });
});

test('an amendment ends what it leaves out, and lets a service go on until its change starts', () => {
  const next = { lines: [anew(books, '2027-08-01')], acceptedOn: '2027-06-01', isAmendment: true };
  expect(takenOver(earlier, next)).toEqual({
    endsOn: '2027-07-31',
    lineEnds: { [payroll.id]: '2027-05-31', [setUp.id]: '2027-05-31' },
  });
});

test('a billing that the firm has ended is not charged for later days by what follows', () => {
  const next = { lines: [books, payroll], acceptedOn: '2027-06-01', isAmendment: true };
  expect(takenOver({ ...earlier, lines: [books, payroll], endsOn: '2027-03-10' }, next)).toEqual({
    endsOn: '2027-03-10',
    lineEnds: {},
  });
});
