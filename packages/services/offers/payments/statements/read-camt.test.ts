import { camtOf, entryOf } from './fixture-statements';
import { readCamt } from './read-camt';
import { StatementRefusedError } from './statement-file';

const readOne = (entry: string, version?: string) => readCamt(camtOf(entry, version))[0];

/** Details as German banks write them: version 2 has the debtor's name without a party around it. */
const sepaDetails = `<TxDtls>
  <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
  <AmtDtls><TxAmt><Amt Ccy="EUR">100.00</Amt></TxAmt></AmtDtls>
  <RltdPties><Dbtr><Nm>Bayview Dental</Nm></Dbtr><Cdtr><Nm>Harborline</Nm></Cdtr></RltdPties>
  <RmtInf><Ustrd>Rechnung Januar rf18 5390 0754</Ustrd><Ustrd>7034 Danke</Ustrd></RmtInf>
</TxDtls>`;

/** Details of version 8 and later, with a structured reference. */
const structured = `<TxDtls>
  <Refs><AcctSvcrRef>TX-1</AcctSvcrRef><EndToEndId>INV-7</EndToEndId></Refs>
  <Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <RltdPties><Dbtr><Pty><Nm>Bayview &amp; Sons</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>
</TxDtls>`;

it('reads a credit with its day of booking, payer and text, in versions 2 and 13', () => {
  expect(readOne(entryOf({ id: '2027012900001', details: sepaDetails }))).toEqual({
    ...{ place: 1, kind: 'credit', problem: null, on: '2027-01-29', amount: 10_000, currency: 'EUR' },
    ...{ payer: 'Bayview Dental', text: 'Rechnung Januar rf18 5390 0754 7034 Danke' },
    ...{ bankId: '2027012900001', account: 'DE87200500001234567890' },
  });
  const newer = entryOf({ status: '<Cd>BOOK</Cd>', on: '<DtTm>2027-01-29T09:30:00</DtTm>', details: structured });
  expect(readOne(newer, '13')).toMatchObject({
    ...{ kind: 'credit', on: '2027-01-29', payer: 'Bayview & Sons', bankId: 'TX-1' },
    text: expect.stringContaining('RF18539007547034'),
  });
});

it('reads each payment of a batch whose amounts add up, with an id of its own', () => {
  const part = (amount: string, name: string, id = '') =>
    `<TxDtls><Refs>${id && `<AcctSvcrRef>${id}</AcctSvcrRef>`}</Refs><Amt Ccy="EUR">${amount}</Amt>
     <RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`;
  const batch = (...parts: string[]) =>
    readCamt(camtOf(entryOf({ amount: '70.00', id: 'B-1', details: `<Btch><NbOfTxs>2</NbOfTxs></Btch>${parts.join('')}` })));
  expect(batch(part('40.00', 'Ada'), part('30.00', 'Bob'))).toMatchObject([
    { place: 1, amount: 4_000, payer: 'Ada', bankId: 'B-1 1' },
    { place: 1, amount: 3_000, payer: 'Bob', bankId: 'B-1 2' },
  ]);
  const ids = (lines: readonly { bankId: string | null }[]) => lines.map(({ bankId }) => bankId);
  expect(ids(batch(part('40.00', 'Ada', 'B-1'), part('30.00', 'Bob', 'B-1')))).toEqual(['B-1 1', 'B-1 2']);
  expect(ids(batch(part('40.00', 'Ada', 'X'), part('30.00', 'Bob', 'Y')))).toEqual(['X', 'Y']);
  // The amounts are incomplete, so the entry is one line, and its amount is that of the bank.
  expect(batch(part('40.00', 'Ada'), part('20.00', 'Bob'))).toMatchObject([{ amount: 7_000, payer: 'Ada Bob', bankId: 'B-1' }]);
});

it.each([
  ['a debit', { direction: 'DBIT' }, 'debit'],
  ['a pending entry', { status: 'PDNG' }, 'pending'],
  ['a pending entry of version 8', { status: '<Cd>PDNG</Cd>' }, 'pending'],
  ['a future entry', { status: '<Cd>FUTR</Cd>' }, 'pending'],
  ['an entry for information', { status: 'INFO' }, 'information'],
  ['a credit that the bank takes back', { direction: 'DBIT', reversal: 'true' }, 'reversal'],
  ['a debit that the bank gives back', { reversal: 'true' }, 'returned'],
  ['a debit that the bank gives back, as a number', { reversal: '1' }, 'returned'],
  ['an own payment that came back', { details: '<TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>' }, 'returned'],
  ['an entry that is no reversal', { reversal: 'false' }, 'credit'],
  ['nothing', { amount: '0.00' }, 'zero'],
  ['a credit without a readable amount', { amount: '1,50' }, 'unreadable'],
  ['a credit in no currency', { currency: 'EURO' }, 'unreadable'],
  ['a credit without a direction', { direction: 'X' }, 'unreadable'],
  ['a status that is not known', { status: 'MAYB' }, 'unreadable'],
] as const)('reads %s as what it is', (_, entry, kind) => {
  const line = readOne(entryOf(entry));
  expect(line?.kind).toBe(kind);
  expect(line?.problem === null).toBe(kind !== 'unreadable');
});

it('reads amounts in the minor units of their currency, and prefixes of names', () => {
  expect(readOne(entryOf({ amount: '5000', currency: 'JPY' }))).toMatchObject({ amount: 5_000, currency: 'JPY' });
  const prefixed = camtOf(entryOf())
    .replace(/<(\/?)(?=[A-Z])/g, '<$1n:')
    .replace('xmlns=', 'xmlns:n=');
  expect(readCamt(prefixed)).toMatchObject([{ amount: 10_000 }]);
});

it.each([
  ['a report of the day', '<Document><BkToCstmrAcctRpt/></Document>', /camt\.052/],
  ['a notification', '<Document><BkToCstmrDbtCdtNtfctn/></Document>', /camt\.054/],
  ['another document', '<html></html>', /no statement/],
  ['a cut document', camtOf(entryOf()).slice(0, 500), /cannot be read/],
  ['entities of its own', '<!DOCTYPE d [<!ENTITY a "a">]><Document/>', /document type/],
])('refuses %s and says what to do', (_, text, message) => {
  expect(() => readCamt(text)).toThrow(StatementRefusedError);
  expect(() => readCamt(text)).toThrow(message);
});

it('refuses more lines than a statement has', () => {
  expect(() => readCamt(camtOf(entryOf().repeat(5_001)))).toThrow('Export a shorter period.');
});
