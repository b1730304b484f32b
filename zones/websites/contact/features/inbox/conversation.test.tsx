import type { Message } from '@services/inbox/contract/leads';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { Conversation } from './conversation';

const claims = { userId: '0a5e4000-0000-4000-8000-000000000001', companyId: '0c0a1000-0000-4000-8000-000000000001' };

const mail = (rest: Partial<Message>): Message => ({
  ...{ id: crypto.randomUUID(), kind: 'received', at: '2026-03-02T14:00:00Z', by: 'Ann Visitor', subject: 'Payroll' },
  ...{ text: 'Hello', failure: null, from: 'ann@visitor.example', isFromOther: false },
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
