import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import type { FormEntries } from './contract/forms';

export const path = '/mywebsite-contacts/v1';

/** Entries for a contact form with a name, an address and a message, with overrides. */
export const formEntriesOf = (rest: Partial<FormEntries> = {}): FormEntries => ({
  title: 'Contact us',
  intro: '',
  fields: [
    { key: 'name', kind: 'name', label: 'Name', help: '', isRequired: true, options: [] },
    { key: 'email', kind: 'email', label: 'E-mail', help: '', isRequired: true, options: [] },
    { key: 'message', kind: 'message', label: 'Message', help: '', isRequired: false, options: [] },
  ],
  consent: '',
  button: 'Send',
  thanks: 'Thank you. We answer within one working day.',
  autoReply: null,
  ...rest,
});

export async function addForm(person: Person, rest: Partial<FormEntries> = {}, ownerId: string | null = null) {
  const body = { name: `Form ${crypto.randomUUID()}`, entries: formEntriesOf(rest), ownerId };
  const made = await person.send(`${path}/forms`, { body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body;
}

/** Posts a form like a visitor's browser. */
export async function visit(platform: TestPlatform, deployment: Deployment, address: string, posted: Record<string, string>) {
  const answer = await platform.fetch(
    new Request(apiOrigin(deployment) + address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://firm.example' },
      body: new URLSearchParams(posted),
    }),
  );
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Returns the value of a page's hidden input. */
export const hiddenIn = (page: string, name: string): string =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Sends a form without scripts: the form, then the page that asks for one more step. */
export async function sendForm(platform: TestPlatform, deployment: Deployment, address: string, posted: Record<string, string>) {
  const first = await visit(platform, deployment, address, posted);
  const [entries, token] = [hiddenIn(first.text, 'entries'), hiddenIn(first.text, 'token')];
  if (!entries) return first;
  platform.time.now += 5_000;
  return visit(platform, deployment, address, { entries, token });
}

export const publicPath = (formId: string) => `${path}/public/forms/${formId}`;

/** Adds a lead through a form, as a visitor does. */
export async function addLeadOf(platform: TestPlatform, person: Person, rest: Record<string, string> = {}) {
  const { id } = await addForm(person);
  const email = `${crypto.randomUUID()}@visitor.example`;
  const posted = { name: 'Ann Visitor', email, message: 'Do you prepare payroll?', page: '/services/', ...rest };
  await sendForm(platform, person.browser.deployment, publicPath(id), posted);
  const { body } = await person.send(`${path}/leads?find=${posted.email}`);
  return body.leads[0];
}

/** Returns a mail with an attachment (RFC 2046, §5.1). */
const mailWithFile = (from: string) =>
  `From: ${from}\r\nSubject: Files\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nMy file.\r\n--x\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\n%PDF-1.7\r\n--x--\r\n`;

/** Posts a mail as the firm's mail server does. */
export async function postMail(platform: TestPlatform, administrator: Person, body: string | Buffer<ArrayBuffer>) {
  const { address } = (await administrator.send(`${path}/mail-address`, { body: { isSigned: false } })).body;
  platform.time.now += 1_000;
  return platform.fetch(new Request(address, { method: 'POST', body }));
}

/** Adds what the access tests need: a form of the firm, a lead, an attachment of another one, and a saved reply. */
export async function newLeads(platform: TestPlatform, administrator: Person) {
  const form = await addForm(administrator);
  const lead = await addLeadOf(platform, administrator);
  const reply = await administrator.send(`${path}/saved-replies`, { body: { name: crypto.randomUUID(), text: 'Thank you.' } });
  const sender = `${crypto.randomUUID()}@visitor.example`;
  await postMail(platform, administrator, mailWithFile(sender));
  const [other] = (await administrator.send(`${path}/leads?find=${sender}`)).body.leads;
  const { messages } = (await administrator.send(`${path}/leads/${other.id}`)).body;
  return {
    ...{ formId: form.id as string, leadId: lead.id as string, replyId: reply.body.id as string },
    attachmentId: messages.at(-1).attachments[0].id as string,
  };
}
