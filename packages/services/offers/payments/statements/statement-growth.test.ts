import { expectLinearTime } from '@suite/testing/linear-time';
import { MAX_STATEMENT } from '../contract/statements';
import { camtOf, entryOf, ofxOf } from './fixture-statements';
import { matchLines } from './match-lines';
import { readStatement } from './read-statement';

const options = { name: 'bank', dateOrder: undefined, currency: 'USD', today: '2027-02-01' } as const;

const read = (text: string) =>
  readStatement(Buffer.from(text), options).catch(() => {
    // The refusal is not part of the measurement.
  });

const repeated = (part: string, around: (inner: string) => string) => (size: number) =>
  around(part.repeat(Math.ceil(size / part.length)));

it.each([
  ['entries', repeated(entryOf(), camtOf)],
  ['nested elements', repeated('<a>', (inner) => camtOf(`<Ntry>${inner}`))],
  [
    'texts',
    repeated('RF18 ', (inner) => camtOf(entryOf({ details: `<TxDtls><RmtInf><Ustrd>${inner}</Ustrd></RmtInf></TxDtls>` }))),
  ],
  ['transactions', repeated('<STMTTRN><TRNAMT>5</STMTTRN>', ofxOf)],
  ['beginnings of tags', repeated('<', ofxOf)],
  ['escapes', repeated('&#', (inner) => ofxOf(`<STMTTRN><MEMO>${inner}</STMTTRN>`))],
  ['rows', repeated('2027-01-31,5.00\n', (inner) => `Date,Amount\n${inner}`)],
  ['quotes', repeated('"', (inner) => `Date,Amount\n${inner}`)],
])('reads a statement of many %s in linear time', async (_, input) => {
  await expectLinearTime({ read, input, limit: MAX_STATEMENT });
});

it('matches as many lines as a statement has in linear time', async () => {
  const charges = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ paymentId: `p${at}`, proposalId: `o${at}`, clientKey: `c${at % 500}`, client: `Client${at % 500} Dental`, number: at },
    ...{ reference: `RF00${at}`, invoiceNumber: `INV-${at}`, dueOn: '2027-01-01', currency: 'USD', open: 1_000 + at },
  }));
  const credits = (size: number) =>
    Array.from({ length: Math.ceil(size / 1_000) }, (_, at) => ({
      ...{ id: String(at), amount: at, currency: 'USD', payer: 'Dental' },
      text: `RF18 INV ${at} Client${at % 500} `.repeat(30),
    }));
  await expectLinearTime({ read: (lines) => matchLines(lines, charges), input: credits, limit: 5_000_000 });
});
