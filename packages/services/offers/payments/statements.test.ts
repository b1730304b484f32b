import { demoPeople } from '@services/identity/demo/demo-people';
import { lineOf } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Statement, StatementPage } from './contract/statements';
import { acceptNew, readBilling, uploadStatement } from './fixture-payments';
import { camtOf, entryOf, ofxOf } from './statements/fixture-statements';

const path = '/payments/v1';

onOneDatabase('bank statements', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    platform.time.now = Date.parse('2027-01-31T15:00:00Z');
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  /** Accepts $500 a month from today. */
  const accept = (client: string = crypto.randomUUID()) =>
    acceptNew(
      platform,
      person,
      { options: [{ id: crypto.randomUUID(), name: 'Services', description: '', lines: [lineOf()] }] },
      client,
    );
  const upload = async (text: string, query = 'fileName=january.xml') => {
    const { status, body } = await uploadStatement(platform, person, text, query);
    return { status, body };
  };
  const read = async (text: string): Promise<Statement> => {
    const { status, body } = await upload(text);
    expect([status, body.state]).toEqual([200, 'read']);
    return body.statement;
  };
  const linesOf = async ({ id }: Statement, query = ''): Promise<StatementPage> =>
    (await person.send(`${path}/statements/${id}?${query}`)).body;
  const send = async (rest: string, body: object = {}, method = 'POST') => {
    const response = await person.send(`${path}/${rest}`, method === 'DELETE' ? { method } : { method, body });
    return { status: response.status, body: response.body };
  };
  const credit = (amount: string, text: string, id: string = crypto.randomUUID()) =>
    entryOf({
      ...{ amount, currency: 'USD', id },
      details: `<TxDtls><RltdPties><Dbtr><Nm>Somebody</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`,
    });

  it('propose what a reference names, and pay it when a person confirms', async () => {
    const { payment, proposalId, email } = await accept();
    // In groups of four, as people write it.
    const written = payment.reference.replace(/(.{4})/g, '$1 ');
    const statement = await read(camtOf(credit('500.00', `Thanks ${written}`)));
    expect(statement).toMatchObject({ lines: 1, matched: 0, undecided: 1, duplicates: 0, from: '2027-01-29', to: '2027-01-29' });
    const { lines, exact } = await linesOf(statement);
    expect(lines).toMatchObject([
      {
        ...{ state: 'proposed', amount: 50_000, payer: 'Somebody' },
        proposal: { reason: 'exact', credit: 0, parts: [{ paymentId: payment.id, amount: 50_000, due: 50_000, rest: 0 }] },
      },
    ]);
    // Nothing is paid before.
    expect((await readBilling(person, proposalId)).payments[0]).toMatchObject({ status: 'due', open: 50_000 });
    const confirmed = await send(`statements/${statement.id}/confirmations`, { lines: exact });
    expect(confirmed).toEqual({ status: 200, body: { confirmed: 1, skipped: 0 } });
    expect((await readBilling(person, proposalId)).payments[0]).toMatchObject({
      ...{ status: 'paid', open: 0, paidOn: '2027-01-29' },
      transfers: [{ amount: 50_000, isFromStatement: true, by: 'Olivia Hart' }],
    });
    expect((await send(`statements/${statement.id}/confirmations`, { lines: exact })).body).toEqual({ confirmed: 0, skipped: 1 });
    expect((await linesOf(statement)).lines).toMatchObject([{ state: 'matched', transfer: { by: 'Olivia Hart', credit: 0 } }]);
    await platform.settled();
    const mails = (await mailsTo(platform, `${email}\r\n`)).filter((mail) => mail.includes('Subject: Receipt'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('We received your payment of $500.00 on Jan 29, 2027.');
  });

  it('are undone line by line, after which the line is proposed again', async () => {
    const { payment, proposalId } = await accept();
    const statement = await read(camtOf(credit('650.00', payment.reference)));
    const [line] = (await linesOf(statement)).lines;
    expect(line).toMatchObject({ proposal: { reason: 'reference', credit: 15_000, parts: [{ amount: 50_000 }] } });
    const parts = [{ paymentId: payment.id, amount: 50_000 }];
    expect((await send(`statement-lines/${line?.id}/confirmation`, { proposalId, parts })).status).toBe(204);
    const [matched] = (await linesOf(statement)).lines;
    expect(matched).toMatchObject({ state: 'matched', transfer: { credit: 15_000 } });
    expect((await send(`transfers/${matched?.transfer?.id}`, {}, 'DELETE')).status).toBe(204);
    expect((await linesOf(statement)).lines).toMatchObject([{ state: 'proposed' }]);
    expect(await readBilling(person, proposalId)).toMatchObject({ clientCredit: 0, payments: [{ status: 'due', open: 50_000 }] });
  });

  it('pay other charges than those proposed when a person chooses so', async () => {
    const client = crypto.randomUUID();
    const [first, second] = [await accept(client), await accept(client)];
    const statement = await read(camtOf(credit('700.00', first.payment.reference)));
    const [line] = (await linesOf(statement)).lines;
    const confirm = (parts: object[]) =>
      send(`statement-lines/${line?.id}/confirmation`, { proposalId: second.proposalId, parts });
    const part = (paymentId: string, amount: number) => ({ paymentId, amount });
    expect((await confirm([part(second.payment.id, 50_001)])).status).toBe(409);
    expect((await confirm([part(second.payment.id, 50_000), part(first.payment.id, 20_001)])).status).toBe(400);
    expect((await confirm([part(second.payment.id, 20_000), part(second.payment.id, 20_000)])).status).toBe(404);
    expect((await confirm([part(second.payment.id, 50_000), part(first.payment.id, 20_000)])).status).toBe(204);
    expect((await readBilling(person, first.proposalId)).payments).toMatchObject([{ open: 30_000 }]);
    expect((await readBilling(person, second.proposalId)).payments).toMatchObject([{ open: 0, status: 'paid' }]);
  });

  it('take a line once, also when another file has it again', async () => {
    const { payment } = await accept();
    const again = credit('500.00', payment.reference);
    await read(camtOf(again));
    const second = await read(camtOf(again + credit('20.00', 'Something else')));
    expect(second).toMatchObject({ lines: 2, undecided: 1, duplicates: 1 });
    const { lines } = await linesOf(second);
    expect(lines).toMatchObject([{ kind: 'duplicate', state: 'not-ours', proposal: null }, { kind: 'credit' }]);
    const body = { proposalId: payment.proposalId, parts: [{ paymentId: payment.id, amount: 50_000 }] };
    expect((await send(`statement-lines/${lines[0]?.id}/confirmation`, body)).status).toBe(409);
  });

  it('leave out a line that a person ignores, until that is taken back', async () => {
    const { payment, proposalId } = await accept();
    const statement = await read(camtOf(credit('500.00', payment.reference)));
    const [line] = (await linesOf(statement)).lines;
    expect((await send(`statement-lines/${line?.id}/dismissal`)).status).toBe(204);
    expect(await linesOf(statement)).toMatchObject({ lines: [{ state: 'not-ours', isDismissed: true }], exact: [] });
    const body = { proposalId, parts: [{ paymentId: payment.id, amount: 50_000 }] };
    expect((await send(`statement-lines/${line?.id}/confirmation`, body)).status).toBe(409);
    expect((await send(`statement-lines/${line?.id}/dismissal`, {}, 'DELETE')).status).toBe(204);
    expect((await linesOf(statement, 'state=proposed')).lines).toMatchObject([{ id: line?.id, state: 'proposed' }]);
  });

  it('confirm the lines that still fit, and skip those that do not', async () => {
    const [first, second] = [await accept(), await accept()];
    const statement = await read(camtOf(credit('500.00', first.payment.reference) + credit('500.00', second.payment.reference)));
    const { exact } = await linesOf(statement);
    expect(exact).toHaveLength(2);
    // Somebody records a part of the second one in the meantime.
    await send(`payments/${second.payment.id}/receipt`, { on: '2027-01-31', amount: 1 });
    expect((await send(`statements/${statement.id}/confirmations`, { lines: exact })).body).toEqual({ confirmed: 1, skipped: 1 });
    expect((await readBilling(person, second.proposalId)).payments).toMatchObject([{ open: 49_999, transfers: [{ amount: 1 }] }]);
  });

  it('are read from CSV and OFX as well, and ask how days are meant when both orders fit', async () => {
    const { payment } = await accept();
    const ofx = ofxOf(
      `<STMTTRN><DTPOSTED>20270129<TRNAMT>500.00<FITID>${crypto.randomUUID()}<MEMO>${payment.reference}</STMTTRN>`,
    );
    expect((await upload(ofx, 'fileName=bank.ofx')).body).toMatchObject({
      state: 'read',
      statement: { format: 'ofx', undecided: 1 },
    });
    const csv = `Date,Description,Amount\n03/01/2026,${crypto.randomUUID()},20.00\n`;
    expect((await upload(csv, 'fileName=bank.csv')).body).toEqual({
      ...{ state: 'ask', written: '03/01/2026' },
      ...{ dmy: '2026-01-03', mdy: '2026-03-01' },
    });
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a PDF', '%PDF-1.7', 'This is a PDF. Download the statement from your bank as camt.053, OFX or CSV.'],
    ['entities of its own', '<!DOCTYPE d [<!ENTITY a "aaaa">]><Document>&a;</Document>', 'document type'],
    ['a table without headings', '1,2,3\n', 'Export the statement as camt.053 or OFX.'],
  ])('refuse %s, and say what to do', async (_, text, message) => {
    const { status, body } = await upload(text, 'fileName=x');
    expect(status).toBe(400);
    expect(body.message.toLowerCase()).toContain(message.toLowerCase());
  });

  it('refuse a file that is too large before it is read', async () => {
    expect((await upload('x'.repeat(5 * 2 ** 20 + 1))).status).toBe(413);
  });
});
