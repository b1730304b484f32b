import type { MailHeader, Message, Recipients } from '@services/inbox/contract/leads';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Conversation } from './conversation';

const claims = { userId: '0a5e4000-0000-4000-8000-000000000001', companyId: '0c0a1000-0000-4000-8000-000000000001' };

const mail = (rest: Partial<Message>): Message => ({
  ...{ id: crypto.randomUUID(), kind: 'received', at: '2026-03-02T14:00:00Z', by: 'Ann Visitor', subject: 'Payroll' },
  ...{ text: 'Hello', attachments: [], failure: null, from: 'ann@visitor.example', isFromOther: false, header: null },
  ...rest,
});

test("a mail shows its sender's address, and is marked if that isn't the lead's", async () => {
  renderInSuite(<Conversation messages={[mail({}), mail({ from: 'ann@evil.example', isFromOther: true })]} />, {
    zone: 'contact',
    claims,
    answers: {},
  });
  const [own, other] = await screen.findAllByRole('listitem');
  expect(own?.textContent).toContain('Ann Visitor <ann@visitor.example> wrote');
  expect(own?.textContent).not.toContain('From another address.');
  expect(other?.textContent).toContain('Ann Visitor <ann@evil.example> wrote');
  if (other) within(other).getByText('From another address.');
});

test('the quote of an earlier mail is folded, and a click shows it', async () => {
  const text = 'Tuesday works.\n\nOn Mon, Mar 2, 2026 Olivia wrote:\n> Does Tuesday work?';
  renderInSuite(<Conversation messages={[mail({ text })]} />, { zone: 'contact', claims, answers: {} });
  expect((await screen.findByText('Tuesday works.')).textContent).toBe('Tuesday works.');
  const fold = screen.getByText('Earlier mail').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('> Does Tuesday work?');
});

test('an attachment shows its name, type and size, a warning if they contradict, and is saved under its name', async () => {
  const file = { id: 'a1', name: 'W-2 für Ann.pdf', bytes: 1_258_291, kind: 'pdf', isMisnamed: false } as const;
  const other = { id: 'a2', name: 'invoice.pdf', bytes: 900, kind: 'text', isMisnamed: true } as const;
  const { requests } = renderInSuite(<Conversation messages={[mail({ attachments: [file, other] })]} />, {
    zone: 'contact',
    claims,
    answers: {
      'GET /mywebsite-contacts/v1/attachments/a1': () =>
        new Response('%PDF-', { headers: { 'Content-Type': 'application/octet-stream' } }),
    },
  });
  const rows = within(await screen.findByRole('list', { name: 'Attachments' })).getAllByRole('listitem');
  const warning = 'The file is not what the end of its name says.';
  expect(rows[0]?.textContent).toContain('W-2 für Ann.pdf PDF, 1.2 MB');
  expect(rows[0]?.textContent).not.toContain(warning);
  expect(rows[1]?.textContent).toContain('invoice.pdf text, 900 byte');
  expect(rows[1]?.textContent).toContain(warning);
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download W-2 für Ann.pdf' }));
  await waitFor(() => expect(saved).toEqual(['W-2 für Ann.pdf']));
  expect(requests).toEqual(['GET /mywebsite-contacts/v1/attachments/a1']);
  click.mockRestore();
});

test('a message without attachments has no list of them', async () => {
  renderInSuite(<Conversation messages={[mail({})]} />, { zone: 'contact', claims, answers: {} });
  await screen.findByText('Hello');
  expect(screen.queryByRole('list', { name: 'Attachments' })).toBeNull();
});

describe('the header of a mail', () => {
  const ofPeople = (count: number, more = 0): Recipients => ({
    first: Array.from({ length: count }, (_, at) => ({ name: `Person ${at + 1}`, address: `p${at + 1}@a.example`, group: '' })),
    more,
  });
  const header: MailHeader = { sentAt: '2026-03-02T13:59:00Z', unreadDate: '', to: ofPeople(1), cc: ofPeople(0) };
  const open = async (part: Partial<MailHeader>) => {
    const messages = [mail({ header: { ...header, ...part } })];
    renderInSuite(<Conversation messages={messages} />, { zone: 'contact', claims, answers: {} });
    return (await screen.findByText('Hello')).closest('li') as HTMLElement;
  };

  test('says to whom it went, and nothing of its date while it is that of its arrival', async () => {
    const cc = { first: [{ name: '', address: 'cy@a.example', group: 'Board' }], more: 0 };
    const entry = await open({ cc });
    within(entry).getByText('To: Person 1 <p1@a.example>');
    within(entry).getByText('Cc: Board: cy@a.example');
    expect(entry.textContent).not.toMatch(/written|and \d+ more/);
    expect(within(entry).queryByRole('list')).toBeNull();
  });

  test('folds many recipients, and unfolds them by keyboard', async () => {
    const entry = await open({
      to: ofPeople(43, 7),
      cc: { first: [{ name: '', address: '', group: 'undisclosed-recipients' }], more: 0 },
    });
    const summary = within(entry).getByText(
      'To: Person 1 <p1@a.example>, Person 2 <p2@a.example>, Person 3 <p3@a.example> and 47 more',
    );
    within(entry).getByText('Cc: undisclosed-recipients:');
    expect(summary.tagName).toBe('SUMMARY');
    expect(summary.closest('details')?.open).toBe(false);
    await userEvent.click(summary);
    const all = within(within(entry).getByRole('list', { name: 'All recipients, To' })).getAllByRole('listitem');
    expect(all).toHaveLength(44);
    expect(all[42]?.textContent).toBe('Person 43 <p43@a.example>');
    expect(all[43]?.textContent).toBe('7 more, which are not stored');
  });

  test.each([
    [{ sentAt: '2026-02-27T14:00:00Z' }, /^The mail says that it was written Feb 27, 2026, .* It was received Mar 2, 2026, /],
    [{ sentAt: '2038-01-19T03:14:07Z' }, /^The mail says that it was written Jan 1\d, 2038, .* It was received Mar 2, 2026, /],
    [{ sentAt: null }, /^The mail doesn’t say when it was written\. It was received Mar 2, 2026, /],
    [{ sentAt: null, unreadDate: 'next week' }, /can’t be read: “next week”\. It was received Mar 2, 2026, /],
  ])('says when it was received beside its own date, %j', async (part, text) => {
    within(await open(part)).getByText(text);
  });

  test('says that it names nobody', async () => {
    within(await open({ to: ofPeople(0) })).getByText('The mail names nobody that it went to.');
  });
});
