import { ofxOf } from './fixture-statements';
import { readOfx } from './read-ofx';

it('reads version 1, whose elements have no end', () => {
  // After the example in the OFX 1.0.2 specification, chapter 11.
  const text = ofxOf(`<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20270104<DTUSER>20270104<TRNAMT>-200.00<FITID>00002<CHECKNUM>1000</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20270105120000.000[-5:EST]<TRNAMT>300.00<FITID>00003<NAME>BAYVIEW &amp; SONS<MEMO>RF18 5390 0754 7034</STMTTRN>`);
  expect(readOfx(text)).toMatchObject([
    { place: 1, kind: 'debit', amount: 20_000 },
    {
      ...{ place: 2, kind: 'credit', problem: null, on: '2027-01-05', amount: 30_000, currency: 'USD' },
      ...{ payer: 'BAYVIEW & SONS', text: 'RF18 5390 0754 7034', bankId: '00003', account: '999988' },
    },
  ]);
});

it('reads version 2, which is XML, and elements that are closed in version 1', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
    <CURDEF>EUR</CURDEF><BANKACCTFROM><ACCTID>1</ACCTID></BANKACCTFROM><BANKTRANLIST>
    <STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20270105</DTPOSTED><TRNAMT>+12,50</TRNAMT><FITID>a</FITID>
      <PAYEE><NAME>Ada &#233;</NAME><CITY>X</CITY></PAYEE><MEMO></MEMO></STMTTRN>
    </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  expect(readOfx(text)).toMatchObject([
    { kind: 'credit', amount: 1_250, currency: 'EUR', payer: 'Ada é', text: '', account: '1' },
  ]);
});

it('takes the currency of a transaction before that of the account, and not the one it was converted from', () => {
  const of = (group: string) =>
    ofxOf(`<STMTTRN><DTPOSTED>20270105<TRNAMT>5<FITID>1<${group}><CURRATE>1.2<CURSYM>CAD</${group}></STMTTRN>`);
  expect(readOfx(of('CURRENCY'))[0]?.currency).toBe('CAD');
  expect(readOfx(of('ORIGCURRENCY'))[0]?.currency).toBe('USD');
});

it.each([
  ['a pending transaction', '<STMTTRNP><TRNAMT>5</STMTTRNP>', 'pending'],
  ['a transaction of nothing', '<STMTTRN><DTPOSTED>20270105<TRNAMT>0.00</STMTTRN>', 'zero'],
  ['a transaction without an amount', '<STMTTRN><DTPOSTED>20270105</STMTTRN>', 'unreadable'],
  ['a transaction without a day', '<STMTTRN><DTPOSTED>20271350<TRNAMT>5</STMTTRN>', 'unreadable'],
  ['a correction', '<STMTTRN><DTPOSTED>20270105<TRNAMT>5<CORRECTFITID>1<CORRECTACTION>REPLACE</STMTTRN>', 'unreadable'],
])('lists %s', (_, transaction, kind) => {
  expect(readOfx(ofxOf(transaction))).toMatchObject([{ kind }]);
});

it.each([
  ['nothing', 'OFXHEADER:100\n', /no content/],
  ['the beginning of a file', ofxOf('<STMTTRN><TRNAMT>5').slice(0, 700), /ends in the middle/],
  ['a declaration', '<OFX><!ENTITY a "b"></OFX>', /declaration/],
])('refuses %s', (_, text, message) => {
  expect(() => readOfx(text)).toThrow(message);
});
