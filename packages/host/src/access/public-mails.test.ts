import { addType, book, open, openCalendar, slotsIn, publicPath as typePath } from '@services/bookings/fixture-bookings';
import { addGuide } from '@services/guides/fixture-guides';
import { demoPeople } from '@services/identity/demo/demo-people';
import { addForm, publicPath as formPath, sendForm, visit } from '@services/inbox/fixture-leads';
import { newProposals } from '@services/proposals/fixture-proposals';
import { onOneDatabase } from '../../test/databases';
import { mailsTo } from '../../test/mailbox';
import { demoPerson, type Person } from '../../test/person';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';
import { endpoints } from '../api/endpoints';

interface World {
  platform: TestPlatform;
  administrator: Person;
}

/** Sends one more mail to an address and returns the response. */
type Send = (email: string) => Promise<{ status: number; text: string }>;

const deployment = ({ administrator }: World) => administrator.browser.deployment;
const textOf = ({ status, body }: { status: number; body: unknown }) => ({ status, text: JSON.stringify(body) });
const autoReply = { subject: 'We have your message', text: 'Hello {name}' };

/** Calls that make the firm mail an address: those without a sign-in, and those of members that accept any address. */
const ways: Record<string, (world: World) => Promise<Send>> = {
  async postForm(world) {
    const { id } = await addForm(world.administrator, { autoReply });
    return (email) =>
      sendForm(world.platform, deployment(world), formPath(id), { name: 'Ann', email, message: crypto.randomUUID() });
  },
  async postGuideForm(world) {
    const { id } = await addGuide(world.platform, world.administrator);
    return (email) =>
      sendForm(world.platform, deployment(world), `/magnit/v1/public/guides/${id}`, {
        name: 'Ann',
        email,
        message: crypto.randomUUID(),
      });
  },
  async postBooking(world) {
    await openCalendar(world.administrator);
    const { id } = await addType(world.administrator);
    return async (email) => {
      const [, slot = ''] = slotsIn((await open(world.platform, deployment(world), typePath(id))).text);
      return book(world.platform, deployment(world), id, slot, { email });
    };
  },
  async postOwnBooking(world) {
    await openCalendar(world.administrator);
    const { id } = await addType(world.administrator);
    let own = '';
    return async (email) => {
      const [, first = '', , later = ''] = slotsIn((await open(world.platform, deployment(world), typePath(id))).text);
      if (own) return visit(world.platform, deployment(world), own, { act: 'move', slot: later });
      const booked = await book(world.platform, deployment(world), id, first, { email });
      own = /\/calendly\/v1\/public\/bookings\/[\w-]{43}/.exec(booked.text)?.[0] ?? '';
      return booked;
    };
  },
  async forward({ platform, administrator }) {
    const { proposalToken } = await newProposals(platform, administrator);
    let number = 0;
    return async (email) => {
      const body = { name: 'Ann', email: email.replace('@', `+${++number}@`), role: 'reader' };
      const answer = await administrator.browser.send(`/proposals/v1/public/${proposalToken}/forwards`, { body });
      return { status: answer.status, text: await answer.text() };
    };
  },
  async createInvitations({ administrator }) {
    return async (email) =>
      textOf(await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member', groupIds: [] } }));
  },
  async resendInvitation({ administrator }) {
    let id = '';
    return async (email) => {
      if (id) return textOf(await administrator.send(`/access/v1/invitations/${id}/mails`, { method: 'POST' }));
      const invited = await administrator.send('/access/v1/invitations', {
        body: { emails: [email], role: 'member', groupIds: [] },
      });
      const { body } = await administrator.send(`/access/v1/invitations?find=${email}`);
      id = body.invitations[0].id;
      return textOf(invited);
    };
  },
};

/** The other anonymous writes, and why strangers can't use them to send mail to an address of their choice. */
const others: Record<string, string> = {
  noteClick: 'It mails nobody.',
  exchangeToken: 'It mails nobody.',
  signIn: 'It mails nobody.',
  requestPasswordReset: 'It mails the account with the address alone, as often as its own limit says.',
  resetPassword: 'It mails nobody.',
  acceptInvitation: 'It mails nobody.',
  proveProviderSignIn: 'It mails nobody.',
  providerLogout: 'It mails nobody.',
  signInByPasskey: 'It mails nobody.',
  unsubscribe: 'It mails nobody.',
  subscribeAgain: 'It mails nobody.',
  postDownload: 'It mails nobody.',
  postMail: 'It mails nobody.',
  noteView: 'It mails nobody.',
  askQuestion: 'It mails a person of the firm.',
  accept: 'It mails once those to whom the firm or a limited forward sent the proposal.',
  decline: 'It mails nobody.',
  verifyDocument: 'It mails nobody.',
  openCheckout: 'It mails nobody.',
  returnFromCheckout: 'It mails the contact of the proposal, once for a payment.',
  takeStripeEvent: 'It mails the contact of the proposal, once for a payment.',
};

it('every anonymous write is listed with the mails that it causes', () => {
  const open = endpoints.filter(({ endpoint }) => endpoint.auth !== 'bearer' && endpoint.method !== 'GET');
  const named = [...Object.keys(ways), ...Object.keys(others)].filter(
    (name) => !/Invitations?$/.test(name) || name === 'acceptInvitation',
  );
  expect(named.sort()).toEqual(open.map(({ name }) => name).sort());
});

onOneDatabase('mails to an address chosen by a stranger', (kind) => {
  let world: World;
  beforeAll(async () => {
    const platform = await openTestPlatform(kind);
    world = { platform, administrator: await demoPerson(platform, demoPeople.olivia).signIn() };
  });
  afterAll(() => world.platform.close());

  it.each(Object.entries(ways))('are limited to 3 an hour by %s', async (_, open) => {
    const send = await open(world);
    const email = `${crypto.randomUUID()}@victim.example`;
    const sent = [await send(email), await send(email), await send(email)];
    expect(sent.map(({ status }) => status < 300)).toEqual([true, true, true]);
    const refused = await send(email);
    expect(refused.status).toBe(429);
    expect(refused.text).toMatch(/Too many mails\. Try again in (59|60) minutes\./);
    const mails = (await mailsTo(world.platform)).filter(
      (mail) => mail.includes(email.slice(0, 36)) && /^To: .*victim/im.test(mail),
    );
    expect(mails).toHaveLength(3);
    await world.administrator.signIn();
  });

  it('are limited to 3 an hour over all ways together', async () => {
    const [form, guide, booking, invitation] = await Promise.all(
      ['postForm', 'postGuideForm', 'postBooking', 'createInvitations'].map((name) => ways[name]?.(world)),
    );
    const email = `${crypto.randomUUID()}@victim.example`;
    const statuses: (number | undefined)[] = [];
    for (const send of [form, guide, booking, invitation]) statuses.push((await send?.(email))?.status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('contain no name with a link that a stranger entered', async () => {
    const name = 'Win at evil.example/prize';
    const email = `${crypto.randomUUID()}@victim.example`;
    const { id } = await addForm(world.administrator, { autoReply });
    const form = await sendForm(world.platform, deployment(world), formPath(id), { name, email });
    expect(form).toMatchObject({ status: 400, text: expect.stringContaining('Enter a name without links.') });
    const { proposalToken } = await newProposals(world.platform, world.administrator);
    const body = { name, email, role: 'reader' };
    const forwarded = await world.administrator.browser.send(`/proposals/v1/public/${proposalToken}/forwards`, { body });
    expect(forwarded.status).toBe(400);
    expect((await forwarded.json()).fields).toEqual({ name: 'Enter a name without links. Put a space after a dot.' });
    expect(await mailsTo(world.platform, email)).toEqual([]);
  });
});
