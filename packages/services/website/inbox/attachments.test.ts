import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Attachment, Message } from './contract/leads';
import { addLeadOf, path, postMail } from './fixture-leads';
import { composedMail } from './fixture-mails';

onEachDatabase('attachments of incoming mails', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_000)]);
  const fileOf = (content: string | Buffer = pdf(), filename = 'W-2.pdf') => ({ filename, content });
  const attachmentsOf = async (leadId: string): Promise<Attachment[]> =>
    (await olivia.send(`${path}/leads/${leadId}`)).body.messages.flatMap(({ attachments }: Message) => attachments);

  async function mailWith(attachments: ReturnType<typeof fileOf>[], messageId?: string) {
    const lead = await addLeadOf(platform, olivia);
    const mail = Buffer.from(await composedMail({ from: lead.email, attachments, ...(messageId && { messageId }) }));
    expect((await postMail(platform, olivia, mail)).status).toBe(204);
    return { id: lead.id as string, mail, email: lead.email as string };
  }
  const download = (person: Person, { id }: Pick<Attachment, 'id'>) =>
    person.browser.send(`${path}/attachments/${id}`, { token: person.tokens.access_token });
  const onDisk = () =>
    readdirSync(join(platform.dataFolder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;

  it('appear with their message, and are saved byte by byte, never opened', async () => {
    const content = pdf();
    const html = fileOf('<script>alert(1)</script>', 'Rechnung für "Ann".pdf');
    const { id } = await mailWith([fileOf(content), html]);
    const [first, second] = await attachmentsOf(id);
    expect(first).toMatchObject({ name: 'W-2.pdf', bytes: content.length, kind: 'pdf', isMisnamed: false });
    expect(second).toMatchObject({ name: 'Rechnung für "Ann".pdf', bytes: 25, kind: 'text', isMisnamed: true });
    const saved = await download(olivia, first as Attachment);
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(content);
    const { headers } = await download(olivia, second as Attachment);
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="Rechnung f_r _Ann_.pdf"; filename*=UTF-8''Rechnung%20f%C3%BCr%20%22Ann%22.pdf`,
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('are there for people of the firm who have the inbox', async () => {
    const { id } = await mailWith([fileOf()]);
    const [attachment = { id: '' }] = await attachmentsOf(id);
    const stranger = await demoPerson(platform, demoPeople.noah).signIn();
    const { companyId } = olivia.claims;
    const reader = await (await addPerson(platform, { companyId, role: 'reader' })).signIn();
    const member = await addPerson(platform, { companyId });
    const body = { version: 1, apps: { contact: 'blocked' } };
    expect((await olivia.send(`/access/v1/people/${member.id}`, { method: 'PUT', body })).status).toBe(200);
    await member.signIn();
    const nobody = await olivia.browser.send(`${path}/attachments/${attachment.id}`, {});
    const statuses = await Promise.all([olivia, reader, stranger, member].map((person) => download(person, attachment)));
    expect([nobody, ...statuses].map(({ status }) => status)).toEqual([401, 200, 200, 404, 403]);
    expect((await download(olivia, { id: 'x' })).status).toBe(404);
  });

  it('are stored once when a mail comes again, and again when they differ', async () => {
    const messageId = `<${crypto.randomUUID()}@visitor.example>`;
    const { id, mail, email } = await mailWith([fileOf()], messageId);
    await postMail(platform, olivia, mail);
    expect(await attachmentsOf(id)).toHaveLength(1);
    const other = Buffer.from(await composedMail({ from: email, attachments: [fileOf()], messageId }));
    await postMail(platform, olivia, other);
    expect(await attachmentsOf(id)).toHaveLength(2);
  });

  it('are deleted with their lead, by hand and at the end of the retention period', async () => {
    const before = onDisk();
    const byHand = await mailWith([fileOf(), fileOf()]);
    const old = await mailWith([fileOf()]);
    const stays = await mailWith([fileOf()]);
    await platform.pool.query(`update mywebsite_contacts.leads set state = 'won' where id = $1`, [stays.id]);
    const deleted = [...(await attachmentsOf(byHand.id)), ...(await attachmentsOf(old.id))];
    const [stored = { id: '' }] = await attachmentsOf(stays.id);
    expect(onDisk()).toBe(before + 4);
    expect((await olivia.send(`${path}/leads/${byHand.id}`, { method: 'DELETE' })).status).toBe(204);
    platform.time.now += 732 * MILLISECONDS_PER_DAY;
    await platform.settled();
    await olivia.signIn();
    const statuses = await Promise.all([...deleted, stored].map((each) => download(olivia, each)));
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    // Also those of other tests' leads.
    expect(onDisk()).toBe(1);
    const { rows } = await platform.pool.query('select count(*)::int as count from mywebsite_contacts.attachments');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('that a firm has no room for are named', async () => {
    const { id } = await mailWith([fileOf()]);
    // Three files of 2 GB each.
    await platform.pool.query(
      `insert into mywebsite_contacts.attachments (company_id, message_id, place, file_id, name, kind, bytes)
        select company_id, message_id, number, file_id, name, kind, 2000000000
        from mywebsite_contacts.attachments, generate_series(1, 3) as number
        where message_id in (select id from mywebsite_contacts.messages where lead_id = $1)`,
      [id],
    );
    const { id: full } = await mailWith([fileOf()]);
    const { messages } = (await olivia.send(`${path}/leads/${full}`)).body;
    expect(messages.at(-1)).toMatchObject({
      text: 'My files.\n\n[Attachments that are not stored: W-2.pdf (your firm’s inbox has no room for more: delete leads with large attachments)]',
      attachments: [],
    });
    await olivia.send(`${path}/leads/${id}`, { method: 'DELETE' });
    const again = await mailWith([fileOf()]);
    expect(await attachmentsOf(again.id)).toHaveLength(1);
  });
});
