/** A camt.053 of a bank, made small. Versions differ in the namespace, the status and the parties. */
export function camtOf(entries: string, version = '02'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>053D2027-01-31</MsgId><CreDtTm>2027-01-31T20:00:00+01:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>STMT-1</Id>
      <Acct><Id><IBAN>DE87200500001234567890</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Bal><Amt Ccy="EUR">33.06</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
      ${entries}
    </Stmt>
  </BkToCstmrStmt>
</Document>`;
}

interface Entry {
  amount?: string;
  currency?: string;
  direction?: string;
  status?: string;
  reversal?: string;
  on?: string;
  id?: string;
  details?: string;
}

export const entryOf = ({
  amount = '100.00',
  currency = 'EUR',
  direction = 'CRDT',
  status = 'BOOK',
  reversal,
  on = '<Dt>2027-01-29</Dt>',
  id,
  details = '',
}: Entry = {}): string => `<Ntry>
  <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
  ${reversal === undefined ? '' : `<RvslInd>${reversal}</RvslInd>`}
  <Sts>${status}</Sts><BookgDt>${on}</BookgDt><ValDt><Dt>2027-01-28</Dt></ValDt>
  ${id === undefined ? '' : `<AcctSvcrRef>${id}</AcctSvcrRef>`}
  <BkTxCd/>
  <NtryDtls>${details}</NtryDtls>
</Ntry>`;

/** An OFX 1.0.2 file, in which elements have no end. */
export const ofxOf = (transactions: string, currency = 'USD'): string => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20270131120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1001<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>121099999<ACCTID>999988<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20270101<DTEND>20270131
${transactions}
</BANKTRANLIST><LEDGERBAL><BALAMT>200.29<DTASOF>202701311120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`;
