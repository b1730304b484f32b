import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase, onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Proposal } from './contract/proposals';
import { lineOf, linkTo, newAddress, sendDraft, sendNew, startProposal, visitor } from './fixture-proposals';

const { olivia, noah } = demoPeople;
const { harborlineAccounting } = demoCompanies;
const path = '/proposals/v1/proposals';

const signerOf = ({ sent }: Proposal) => sent?.recipients[0]?.email ?? '';

onOneDatabase('a proposal', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
  });
  // Some tests let days pass, and the session expires.
  beforeEach(async () => {
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const read = async (id: string): Promise<Proposal> => (await person.send(`${path}/${id}`)).body;
  const clientOf = async (proposal: Proposal) => visitor(platform, await linkTo(platform, signerOf(proposal)));

  it('is drafted, sent, opened, discussed and accepted, and both sides see what was accepted', async () => {
    const addOn = lineOf({ name: 'Quarterly advisory call', billing: 'quarterly', price: 35_000, isAddOn: true });
    const fixed = lineOf({ taxRate: 8_000 });
    const started = await startProposal(person);
    const [option] = started.draft?.options ?? [];
    const draft = { ...started.draft, options: [{ ...option, lines: [fixed, addOn] }] };
    await person.send(`${path}/${started.id}/draft`, { method: 'PUT', body: { revision: started.revision, draft } });
    const sent: Proposal = (await sendDraft(person, { ...started, revision: started.revision + 1 })).body;
    expect(sent).toMatchObject({ status: 'sent', version: 1, draft: null, client: 'Bayview Dental', owner: 'Olivia Hart' });
    const client = await clientOf(sent);
    expect(await client.read()).toMatchObject({
      state: 'open',
      content: { title: '2027 engagement', firm: 'Harborline Accounting', client: 'Bayview Dental' },
      contact: { name: 'Olivia Hart', email: olivia.email },
      signers: [{ name: 'Ada Bay', signedAt: null }],
    });
    // A mail scanner that follows the link does not count as a reader.
    expect((await read(sent.id)).status).toBe('sent');
    expect((await client.call('/views', { optionId: option?.id })).status).toBe(204);
    expect((await read(sent.id)).status).toBe('viewed');

    await client.call('/questions', { text: 'Does it cover 2026?' });
    expect((await mailsTo(platform, olivia.email)).join()).toContain('Does it cover 2026?');
    expect((await read(sent.id)).unanswered).toBe(1);
    platform.time.now += 1000;
    const answered = await person.send(`${path}/${sent.id}/messages`, { body: { text: 'Yes, from January.' } });
    expect([answered.status, answered.body]).toMatchObject([201, { isOfFirm: true }]);
    expect((await mailsTo(platform, signerOf(sent))).join()).toContain('Yes, from January.');
    const again = await clientOf(sent);
    expect((await again.read()) as object).toMatchObject({ messages: [{ isOfFirm: false }, { isOfFirm: true }] });

    const selection = { optionId: option?.id, addOns: [addOn.id], quantities: {} };
    const { status, body } = await again.sign({ selection });
    expect([status, body]).toMatchObject([201, { state: 'accepted', selection, signatures: [{ name: 'Ada Bay' }] }]);
    const accepted = await read(sent.id);
    expect(accepted).toMatchObject({ status: 'accepted', unanswered: 0, acceptance: { version: 1, selection } });
    // Twelve months with tax and four quarters.
    expect(accepted.firstYear).toBe(12 * 54_000 + 4 * 35_000);
    expect(accepted.acceptance?.charges).toHaveLength(16);
    expect(accepted.activities.map(({ kind }) => kind).reverse()).toEqual([
      'created',
      'sent',
      'opened',
      'option-viewed',
      'asked',
      'answered',
      'signed',
      'accepted',
    ]);
  });

  it('never changes once it is sent: its next version is sent with new links, and the old ones say so', async () => {
    const first = await sendNew(person);
    const old = await clientOf(first);
    const before = await old.read();
    const revised: Proposal = (await person.send(`${path}/${first.id}/draft`, { method: 'POST' })).body;
    const draft = { ...revised.draft, title: 'Less' };
    await person.send(`${path}/${first.id}/draft`, { method: 'PUT', body: { revision: revised.revision, draft } });
    expect(await old.read()).toEqual(before);
    platform.time.now += 1000;
    const second: Proposal = (await sendDraft(person, { ...first, revision: revised.revision + 1 })).body;
    expect(second).toMatchObject({ version: 2, status: 'sent', title: 'Less' });
    expect(second.sent?.hash).not.toBe(first.sent?.hash);
    expect(await old.read()).toMatchObject({ state: 'superseded', title: '2027 engagement' });
    const [option] = first.sent?.content.options ?? [];
    const selection = { optionId: option?.id, addOns: [], quantities: {} };
    expect((await old.sign({ selection })).body.code).toBe('changed_meanwhile');
    expect((await old.call('/refusal', { version: 1, reason: '' })).body.code).toBe('changed_meanwhile');
    expect((await (await clientOf(second)).sign({ version: 2 })).body.state).toBe('accepted');
  });

  it('is final once accepted: no call of the firm or the client changes it, and an amendment takes its services', async () => {
    const sent = await sendNew(person);
    const client = await clientOf(sent);
    await client.sign();
    // Its document is created after the response.
    await platform.settled();
    const accepted = await read(sent.id);
    const firm = `${path}/${sent.id}`;
    const draft = (await startProposal(person)).draft;
    const answers = [
      await person.send(`${firm}/draft`, { method: 'POST' }),
      await person.send(`${firm}/draft`, { method: 'PUT', body: { revision: accepted.revision, draft } }),
      await person.send(`${firm}/draft`, { method: 'DELETE' }),
      await person.send(`${firm}/versions`, { body: { revision: accepted.revision } }),
      await person.send(`${firm}/approval`, { body: { revision: accepted.revision, isApproved: true } }),
      await person.send(`${firm}/withdrawal`, { method: 'POST' }),
      await person.send(`${firm}/expiry`, { body: { expiresOn: '2099-01-01' } }),
      await client.call('/refusal', { version: 1, reason: '' }),
      await client.call('/forwards', { name: 'Bo', email: newAddress(), role: 'signer' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 409, 409, 409, 409, 409, 409]);
    expect(await read(sent.id)).toEqual(accepted);
    const amendment = await person.send(`${firm}/copies`, { body: { isAmendment: true } });
    expect(amendment).toMatchObject({
      status: 201,
      body: {
        status: 'draft',
        source: 'amendment',
        amends: { id: sent.id },
        draft: { options: [{ lines: [{ price: 50_000 }] }] },
      },
    });
  });

  it('expires at the end of its last day in the firm’s time zone, even before the job runs, and can be extended', async () => {
    const sent = await sendNew(person);
    const client = await clientOf(sent);
    const now = platform.time.now;
    platform.time.now = Date.parse(`${sent.expiresOn}T00:00:00Z`) + 2 * MILLISECONDS_PER_DAY;
    expect(await client.read()).toMatchObject({ state: 'expired', on: sent.expiresOn });
    const [option] = sent.sent?.content.options ?? [];
    const selection = { optionId: option?.id, addOns: [], quantities: {} };
    expect((await client.sign({ selection })).body.code).toBe('not_open');
    await platform.settled();
    person = await demoPerson(platform, olivia).signIn();
    expect((await read(sent.id)).status).toBe('expired');
    const later = new Date(platform.time.now + 3 * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    const extended = await person.send(`${path}/${sent.id}/expiry`, { body: { expiresOn: later } });
    expect(extended).toMatchObject({ status: 200, body: { status: 'sent', expiresOn: later } });
    expect((await client.sign()).body.state).toBe('accepted');
    platform.time.now = now;
  });

  it('is accepted when every signer, or somebody they forwarded it to, has signed the same choice', async () => {
    const [ada, bo, cy] = [newAddress(), newAddress(), newAddress()];
    const addOn = lineOf({ isAddOn: true });
    const option = { id: crypto.randomUUID(), name: 'All', description: '', lines: [lineOf(), addOn] };
    const recipients = [
      { name: 'Ada', email: ada, role: 'signer' as const },
      { name: 'Bo', email: bo, role: 'signer' as const },
    ];
    await sendNew(person, { recipients, needsAllSigners: true, options: [option] });
    const signs = async (email: string, of = {}) => visitor(platform, await linkTo(platform, email)).sign(of);
    expect((await signs(ada)).body).toMatchObject({
      state: 'open',
      hasSigned: true,
      signers: [{ signedAt: expect.any(String) }, { signedAt: null }],
    });
    // Signing again changes nothing.
    expect((await signs(ada)).body.state).toBe('open');
    const other = { selection: { optionId: option.id, addOns: [addOn.id], quantities: {} } };
    expect((await signs(bo, other)).body.code).toBe('changed_meanwhile');
    const forwarding = visitor(platform, await linkTo(platform, bo));
    expect((await forwarding.call('/forwards', { name: 'Cy', email: cy, role: 'signer' })).status).toBe(201);
    expect((await mailsTo(platform, cy))[0]).toContain('Bo forwarded you a proposal');
    expect((await signs(cy)).body).toMatchObject({ state: 'accepted', signatures: [{ name: 'Ada Bay' }, { name: 'Ada Bay' }] });
  });

  it('can only be read by readers and the people they forward it to', async () => {
    const [ada, reader, colleague] = [newAddress(), newAddress(), newAddress()];
    const recipients = [
      { name: 'Ada', email: ada, role: 'signer' as const },
      { name: 'Rae', email: reader, role: 'reader' as const },
    ];
    await sendNew(person, { recipients });
    const rae = visitor(platform, await linkTo(platform, reader));
    expect((await rae.sign()).status).toBe(400);
    expect((await rae.call('/refusal', { version: 1, reason: '' })).status).toBe(400);
    await rae.call('/forwards', { name: 'Cole', email: colleague, role: 'signer' });
    expect(await visitor(platform, await linkTo(platform, colleague)).read()).toMatchObject({ recipient: { role: 'reader' } });
  });

  it('notifies those who have signed when somebody else declines', async () => {
    const [ada, bo, cy] = [newAddress(), newAddress(), newAddress()];
    const recipients = [
      { name: 'Ada Bay', email: ada, role: 'signer' as const },
      { name: 'Bo Bay', email: bo, role: 'signer' as const },
      { name: 'Cy Bay', email: cy, role: 'signer' as const },
    ];
    await sendNew(person, { recipients, needsAllSigners: true });
    const [first, second] = [visitor(platform, await linkTo(platform, ada)), visitor(platform, await linkTo(platform, bo))];
    expect((await first.sign()).status).toBe(201);
    expect((await second.call('/refusal', { version: 1, reason: 'Too dear' })).status).toBe(200);
    await platform.settled();
    const mailsOf = async (to: string) =>
      (await mailsTo(platform, `${to}\r\n`)).filter((mail) => mail.includes('Subject: Declined:'));
    const [mail = ''] = await mailsOf(ada);
    expect(mail).toContain('Bo Bay declined the proposal 2027 engagement from Harborline Accounting, which you have signed.');
    expect(mail).not.toContain('Too dear');
    expect([await mailsOf(bo), await mailsOf(cy)]).toEqual([[], []]);
  });

  it('is declined with a reason or withdrawn, and shows that to the client', async () => {
    const [declined, withdrawn] = [await sendNew(person), await sendNew(person)];
    const client = await clientOf(declined);
    const { body } = await client.call('/refusal', { version: 1, reason: 'Too dear' });
    expect(body).toMatchObject({ state: 'declined', firm: 'Harborline Accounting', contact: { email: olivia.email } });
    expect(await read(declined.id)).toMatchObject({ status: 'declined', declineReason: 'Too dear' });
    await person.send(`${path}/${withdrawn.id}/withdrawal`, { method: 'POST' });
    expect(await (await clientOf(withdrawn)).read()).toMatchObject({ state: 'withdrawn' });
  });

  it('reminds signers on the set days, once for days that were missed together, and not after an answer', async () => {
    const now = platform.time.now;
    const sent = await sendNew(person, { reminderDays: [2, 4, 20] });
    const reminders = async () =>
      (await mailsTo(platform, `${signerOf(sent)}\r\n`)).filter((mail) => mail.includes('is waiting for your answer'));
    platform.time.now = now + 10 * MILLISECONDS_PER_DAY;
    await platform.settled();
    expect(await reminders()).toHaveLength(1);
    await (await clientOf(sent)).sign();
    platform.time.now = now + 22 * MILLISECONDS_PER_DAY;
    await platform.settled();
    expect(await reminders()).toHaveLength(1);
    platform.time.now = now;
  });

  it('reminds the colleague to whom a signer forwarded it, and neither of them once the colleague has signed', async () => {
    const { now } = platform.time;
    const [ada, bo, cy] = [newAddress(), newAddress(), newAddress()];
    const recipients = [
      { name: 'Ada', email: ada, role: 'signer' as const },
      { name: 'Bo', email: bo, role: 'signer' as const },
    ];
    const sent = await sendNew(person, { recipients, needsAllSigners: true, reminderDays: [2, 4] });
    await visitor(platform, await linkTo(platform, ada)).call('/forwards', { name: 'Cy', email: cy, role: 'signer' });
    const reminded = async () => {
      const mails = await Promise.all([ada, bo, cy].map((to) => mailsTo(platform, `${to}\r\n`)));
      return mails.map((all) => all.filter((mail) => mail.includes('is waiting for your answer')).length);
    };
    const inDays = async (days: number) => {
      platform.time.now = now + days * MILLISECONDS_PER_DAY;
      await platform.settled();
      person = await demoPerson(platform, olivia).signIn();
      return reminded();
    };
    expect(await inDays(3)).toEqual([0, 1, 1]);
    const canRemind = async () => (await read(sent.id)).sent?.recipients.map(({ name, canBeReminded }) => [name, canBeReminded]);
    expect(await canRemind()).toEqual([
      ['Ada', true],
      ['Bo', true],
      ['Cy', true],
    ]);
    await visitor(platform, await linkTo(platform, cy)).sign();
    expect(await inDays(5)).toEqual([0, 2, 1]);
    expect(await canRemind()).toEqual([
      ['Ada', false],
      ['Bo', true],
      ['Cy', false],
    ]);
    const first = (await read(sent.id)).sent?.recipients.find(({ name }) => name === 'Ada')?.id;
    const late = await person.send(`${path}/${sent.id}/recipients/${first}/reminders`, { method: 'POST' });
    expect([late.status, late.body.code]).toEqual([409, 'not_open']);
    platform.time.now = now;
  });

  it('reminds again on the days that are left after an expired proposal was extended', async () => {
    const { now } = platform.time;
    const dayIn = (days: number) => new Date(now + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    const sent = await sendNew(person, { expiresOn: dayIn(5), reminderDays: [2, 10, 20] });
    const reminders = async () =>
      (await mailsTo(platform, `${signerOf(sent)}\r\n`)).filter((mail) => mail.includes('is waiting for your answer')).length;
    const inDays = async (days: number) => {
      platform.time.now = now + days * MILLISECONDS_PER_DAY;
      await platform.settled();
      person = await demoPerson(platform, olivia).signIn();
      return reminders();
    };
    expect([await inDays(3), await inDays(12)]).toEqual([1, 1]);
    expect((await person.send(`${path}/${sent.id}/expiry`, { body: { expiresOn: dayIn(30) } })).status).toBe(200);
    expect([await inDays(13), await inDays(21), await inDays(29)]).toEqual([1, 2, 2]);
    platform.time.now = now;
  });

  it('sends at most one manual reminder within ten minutes, and a copied link leaves the mailed one valid', async () => {
    const { now } = platform.time;
    const sent = await sendNew(person);
    const mailed = await clientOf(sent);
    const recipient = `${path}/${sent.id}/recipients/${sent.sent?.recipients[0]?.id}`;
    const reminders = async () =>
      (await mailsTo(platform, `${signerOf(sent)}\r\n`)).filter((mail) => mail.includes('is waiting for your answer')).length;
    const remind = () => person.send(`${recipient}/reminders`, { method: 'POST' });
    expect((await Promise.all([remind(), remind()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await reminders()).toBe(1);
    platform.time.now += 9 * 60_000;
    await remind();
    expect(await reminders()).toBe(1);
    platform.time.now += 2 * 60_000;
    expect((await remind()).body.activities[0]).toMatchObject({ kind: 'reminded', by: 'Olivia Hart', what: 'Ada Bay' });
    expect(await reminders()).toBe(2);
    const copied = await person.send(`${recipient}/links`, { method: 'POST' });
    const token = /token=([\w-]{43})$/.exec(copied.body.url)?.[1] ?? '';
    expect([copied.status, (await visitor(platform, token).read()).state]).toEqual([201, 'open']);
    expect((await mailed.read()).state).toBe('open');
    await mailed.sign();
    expect((await remind()).body.code).toBe('not_open');
    expect((await person.send(`${recipient}/links`, { method: 'POST' })).body.code).toBe('not_open');
    platform.time.now = now;
  });

  it('is saved by only one of two people who edit it at once; the other gets an error', async () => {
    const { id, revision, draft } = await startProposal(person);
    const save = (title: string) =>
      person.send(`${path}/${id}/draft`, { method: 'PUT', body: { revision, draft: { ...draft, title } } });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('is not sent without a signer, a service or a future expiry date, and says what to do', async () => {
    const option = { id: crypto.randomUUID(), name: 'Basic', description: '', lines: [lineOf({ isAddOn: true })] };
    const refused = async (of: object) => (await sendDraft(person, await startProposal(person, of))).body.message;
    expect(await refused({ recipients: [] })).toBe('Add somebody who signs: a name and an e-mail address.');
    expect(await refused({ options: [option] })).toBe('Add a service to the option “Basic” that is not an add-on.');
    expect(await refused({ expiresOn: '2020-01-01' })).toBe('The last day to accept has passed. Choose a later one.');
  });

  it('keeps markup and right-to-left text in names unchanged', async () => {
    const title = '<script>alert(1)</script> שלום "x"\u202e';
    const sent = await sendNew(person, {
      title,
      recipients: [{ name: '<b>Ada</b>\r\nBcc: x@y.example', email: newAddress(), role: 'signer' }],
    });
    expect(sent.title).toBe(title);
    const [mail = ''] = await mailsTo(platform, signerOf(sent));
    expect(mail).not.toMatch(/^Bcc/m);
    expect(await (await clientOf(sent)).read()).toMatchObject({ content: { title } });
  });

  it('refuses a negative price, 201 lines, a signature image of megabytes, a name that cannot be printed, and what was not offered', async () => {
    const { id, revision, draft } = await startProposal(person);
    const put = async (lines: object[]) => {
      const options = [{ ...draft?.options[0], lines }];
      return (await person.send(`${path}/${id}/draft`, { method: 'PUT', body: { revision, draft: { ...draft, options } } }))
        .status;
    };
    expect(await put([lineOf({ price: -1 })])).toBe(400);
    expect(await put(Array.from({ length: 201 }, () => lineOf()))).toBe(400);
    const client = await clientOf(await sendNew(person));
    const image = Buffer.alloc(20_000_000, 1).toString('base64');
    expect((await client.sign({ signature: { kind: 'drawn', image } })).status).toBe(413);
    expect((await client.sign({ signature: { kind: 'drawn', image: image.slice(0, 300_000) } })).status).toBe(400);
    expect((await client.sign({ selection: { optionId: crypto.randomUUID(), addOns: [], quantities: {} } })).status).toBe(400);
    expect((await client.sign({ consents: false })).status).toBe(400);
    const unprintable = await client.sign({ name: 'ሰላም Bay' });
    expect(unprintable).toMatchObject({ status: 400, body: { message: expect.stringContaining('cannot print “ሰ”, “ላ”, “ም”') } });
    expect((await client.read()).state).toBe('open');
  });

  it('waits for an administrator’s approval beyond the firm’s limits, and is then sent or returned', async () => {
    const settings = (await person.send('/offers/v1/settings')).body;
    const approval = { discountAbove: 1_000, totalAbove: 1_000_000 };
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, approval } });
    const member = await (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
    await member.send('/offers/v1/settings');
    const lines = [lineOf({ price: 200_000, discount: { kind: 'share', share: 1_250, reason: 'First year' } })];
    const option = { id: crypto.randomUUID(), name: 'Basic', description: '', lines };
    const started = await startProposal(member, { options: [option] });
    const needed = async (by: Person) => (await by.send(`${path}/${started.id}/approval?revision=${started.revision}`)).body;
    const reasons = ['A discount of 12.5% is above 10%.', 'A price of $21,000.00 for the first 12 months is above $10,000.00.'];
    expect(await needed(member)).toEqual({ reasons, approvers: ['Olivia Hart'] });
    expect(await needed(person)).toEqual({ reasons: [], approvers: [] });
    const pending: Proposal = (await sendDraft(member, started)).body;
    expect(pending).toMatchObject({
      status: 'awaiting-approval',
      approval: { reasons },
    });
    const decide = (by: Person, isApproved: boolean) =>
      by.send(`${path}/${started.id}/approval`, { body: { revision: started.revision, isApproved, note: 'Ten is enough' } });
    expect((await decide(member, true)).status).toBe(403);
    expect((await decide(person, false)).body).toMatchObject({ status: 'draft', approval: null });
    await sendDraft(member, started);
    expect((await decide(person, true)).body).toMatchObject({ status: 'sent', version: 1 });
    await platform.settled();
    const decisions = async (of: Person) => {
      const { body } = await of.send('/events/v1/notifications');
      return body.notifications.filter(({ type }: { type: string }) => type === 'proposal.approval-decided');
    };
    const about = { proposalId: started.id, by: 'Olivia Hart', note: 'Ten is enough' };
    expect(await decisions(member)).toMatchObject([
      { data: { ...about, isApproved: true } },
      { data: { ...about, isApproved: false } },
    ]);
    expect(await decisions(person)).toEqual([]);
    await person.send('/offers/v1/settings', { method: 'PUT', body: settings });
  });

  it('can be edited again once its author has canceled the request for an approval', async () => {
    const settings = (await person.send('/offers/v1/settings')).body;
    const approval = { discountAbove: null, totalAbove: 1 };
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, approval } });
    const member = await (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
    const { id, revision, draft } = await startProposal(member);
    await sendDraft(member, { id, revision });
    const save = () => member.send(`${path}/${id}/draft`, { method: 'PUT', body: { revision, draft } });
    expect((await save()).status).toBe(409);
    const cancel = () => member.send(`${path}/${id}/approval`, { method: 'DELETE' });
    const { body } = await cancel();
    expect(body).toMatchObject({ status: 'draft', approval: null, activities: [{ kind: 'approval-canceled' }, {}, {}] });
    const decision = { revision, isApproved: true };
    expect((await person.send(`${path}/${id}/approval`, { body: decision })).body.code).toBe('changed_meanwhile');
    expect((await cancel()).body.code).toBe('changed_meanwhile');
    expect((await save()).status).toBe(200);
    const { version } = (await person.send('/offers/v1/settings')).body;
    await person.send('/offers/v1/settings', { method: 'PUT', body: { ...settings, version } });
  });

  it('is handled by an administrator when its owner has left', async () => {
    const member = await (await addPerson(platform, { companyId: harborlineAccounting.id })).signIn();
    const sent = await sendNew(member);
    await platform.pool.query('update identity.memberships set deactivated_at = now() where user_id = $1', [member.id]);
    const client = await clientOf(sent);
    expect(await client.read()).toMatchObject({ contact: { email: olivia.email } });
    await client.call('/questions', { text: 'Anybody there?' });
    expect((await mailsTo(platform, olivia.email)).join()).toContain('Anybody there?');
  });

  it('belongs to one firm: another firm finds nothing, and guessed links lead nowhere and are soon throttled', async () => {
    const { id } = await sendNew(person);
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(`${path}/${id}`)).status).toBe(404);
    expect((await stranger.send(path)).body.total).toBe(0);
    const guessing = visitor(platform, 'A'.repeat(43));
    guessing.browser.client = '192.0.2.1';
    const answers = [];
    for (let attempt = 0; attempt < 32; attempt++) answers.push((await guessing.call('')).status);
    expect(answers[0]).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });

  it('is listed and counted by its state', async () => {
    const before = (await person.send(path)).body;
    await startProposal(person);
    const sent = await sendNew(person);
    const { counts, total, proposals } = (await person.send(`${path}?find=bayview&limit=2`)).body;
    expect(proposals).toHaveLength(2);
    expect(total).toBe(before.total + 2);
    expect(counts.draft.count).toBe(before.counts.draft.count + 1);
    expect(counts.awaiting.count).toBe(before.counts.awaiting.count + 1);
    const { awaiting, expiring, questions } = counts;
    expect((await person.send('/proposals/v1/attention')).body).toEqual({ awaiting, expiring, questions });
    expect((await read(sent.id)).lastStep.kind).toBe('sent');
    const { proposals: drafts } = (await person.send(`${path}?view=draft`)).body;
    expect(drafts.every(({ status }: Proposal) => status === 'draft')).toBe(true);
  });
});

onEachDatabase('a proposal with two simultaneous answers', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  it('is accepted once when two signers accept', async () => {
    const [ada, bo] = [newAddress(), newAddress()];
    const recipients = [ada, bo].map((email) => ({ name: email, email, role: 'signer' as const }));
    const { id } = await sendNew(person, { recipients });
    const signs = async (email: string) => visitor(platform, await linkTo(platform, email));
    const [one, two] = [await signs(ada), await signs(bo)];
    const answers = await Promise.all([one.sign(), two.sign()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await person.send(`${path}/${id}`);
    expect(body.acceptance.signatures).toHaveLength(1);
  });

  it('is either accepted by the client, or withdrawn or revised by the firm', async () => {
    for (const act of ['withdrawal', 'versions']) {
      const { id, sent } = await sendNew(person);
      const client = visitor(platform, await linkTo(platform, sent?.recipients[0]?.email ?? ''));
      const { body: revised } = await person.send(`${path}/${id}/draft`, { method: 'POST' });
      const body = act === 'versions' ? { revision: revised.revision } : undefined;
      const [signed, acted] = await Promise.all([client.sign(), person.send(`${path}/${id}/${act}`, { method: 'POST', body })]);
      const { status } = (await person.send(`${path}/${id}`)).body;
      expect([signed.status === 201, acted.status < 300].filter(Boolean)).toHaveLength(1);
      expect(status === 'accepted').toBe(signed.status === 201);
    }
  });
});
