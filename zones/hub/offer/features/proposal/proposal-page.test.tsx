import type { Template } from '@services/price-book/contract/templates';
import type { Draft } from '@services/proposals/contract/content';
import type { Proposal } from '@services/proposals/contract/proposals';
import { firstSelection } from '@suite/pricing/selection';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { billingOf } from '../billing/billing.fixture';
import { bookService, claims, draftOf, lineOf, offers, proposalId, proposalOf, sentOf } from './answers.fixture';
import { ProposalPage } from './proposal-page';

const path = `/proposals/v1/proposals/${proposalId}`;

/** A server that stores the draft like the real one: it refuses a save based on an older revision. */
function open(
  proposal: Proposal,
  { rights = claims.rights, answers = {} }: { rights?: string; answers?: Record<string, Answer> } = {},
) {
  const server = { proposal, saves: 0, sent: 0 };
  const suite = renderInSuite(<ProposalPage />, {
    zone: 'offer',
    claims: { ...claims, rights },
    dedupingInterval: 2_000,
    cookies: { org_name: JSON.stringify({ companyId: claims.companyId, name: 'Harborline Accounting' }) },
    answers: {
      ...offers(),
      [`GET ${path}`]: () => Response.json(server.proposal),
      [`GET ${path}/approval`]: () => Response.json({ reasons: [], approvers: [] }),
      [`PUT ${path}/draft`]: async (request) => {
        const { revision, draft } = (await request.json()) as { revision: number; draft: Draft };
        if (revision !== server.proposal.revision)
          return Response.json({ code: 'changed_meanwhile', message: 'The draft was changed somewhere else.' }, { status: 409 });
        server.saves += 1;
        server.proposal = { ...server.proposal, revision: revision + 1, draft };
        return Response.json({ revision: revision + 1 });
      },
      [`POST ${path}/draft`]: () => Response.json(server.proposal, { status: 201 }),
      [`POST ${path}/versions`]: () => {
        server.sent += 1;
        server.proposal = {
          ...server.proposal,
          status: 'sent',
          version: 1,
          draft: null,
          sent: sentOf(server.proposal.draft ?? undefined),
        };
        return Response.json(server.proposal, { status: 201 });
      },
      ...answers,
    },
  });
  return { ...suite, server };
}

const price = (name = 'Bookkeeping') => screen.findByRole<HTMLInputElement>('textbox', { name: `Price: ${name}` });
const saved = () => screen.findByText('Draft · saved');

async function typePrice(text: string) {
  const field = await price();
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

const linesOf = ({ draft }: Proposal) => draft?.options[0]?.lines ?? [];
const namesOf = (proposal: Proposal) => linesOf(proposal).map(({ name }) => name);

beforeEach(() => {
  sessionStorage.clear();
  location.hash = `#/proposal?id=${proposalId}`;
});

describe('a draft', () => {
  test('is saved while typing, and totaled', async () => {
    const { server } = open(proposalOf());
    await typePrice('$640.00');
    await waitFor(() => expect(linesOf(server.proposal)[0]?.price).toBe(64_000));
    await saved();
    const totals = screen.getByLabelText('Totals of Recommended');
    await waitFor(() => expect(totals.textContent).toContain('First 12 months$7,680.00'));
    expect(totals.textContent).toContain('Every month$640.00');
    expect(totals.textContent).toContain('23.1%');
  });

  test("is dated and totaled by the firm's day, even if that is tomorrow in UTC", async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-02T02:00:00Z'));
    const lines = [lineOf('Bookkeeping', { price: 31_00, isProrated: true })];
    const options = [{ id: crypto.randomUUID(), name: 'Recommended', description: '', lines }];
    const settings = await (await offers()['GET /offers/v1/settings']?.(new Request('http://localhost')))?.json();
    open(proposalOf({ draft: draftOf({ expiresOn: '2027-03-01', billingDay: 1, options }) }), {
      answers: { 'GET /offers/v1/settings': () => Response.json({ ...settings, timeZone: 'America/New_York' }) },
    });
    const totals = await screen.findByLabelText('Totals of Recommended');
    await waitFor(() => expect(totals.textContent).toContain('Today$31.00'));
    expect(screen.queryByText('This day has passed. Choose today or a later one.')).toBeNull();
    clock.mockRestore();
  });

  test("shows what the client pays, and can use the firm's median", async () => {
    const { server } = open(proposalOf());
    await userEvent.click(await price());
    expect(await screen.findByText(/unchanged for 26 months · 9% less in real terms/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use $610' }));
    await waitFor(() => expect(linesOf(server.proposal)[0]?.price).toBe(61_000));
    expect(screen.queryByRole('button', { name: 'Use $610' })).toBeNull();
  });

  test('is not saved with a field that has no number, and says what to do', async () => {
    const { server } = open(proposalOf());
    await typePrice('cheap');
    expect(await screen.findByText(/Fix the highlighted fields: the draft is saved/)).toBeTruthy();
    expect((await price()).value).toBe('cheap');
    expect(screen.getAllByText('Not available').length).toBeGreaterThan(0);
    expect(server.saves).toBe(0);
    await typePrice('700');
    await waitFor(() => expect(linesOf(server.proposal)[0]?.price).toBe(70_000));
  });

  test('accepts no minimum term of 0, and has none if the field is empty', async () => {
    const { server } = open(proposalOf());
    await userEvent.click(await screen.findByRole('button', { name: 'More: Bookkeeping' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const term = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Minimum term, months' });
    const write = async (text: string) => {
      // At once, because the empty field in between could be saved.
      fireEvent.change(term(), { target: { value: text } });
      fireEvent.blur(term());
    };
    await write('12');
    await waitFor(() => expect(linesOf(server.proposal)[0]?.minimumTerm).toBe(12));
    await write('0');
    expect(screen.getByText('Enter a whole number from 1 to 120, or leave it empty.')).toBeTruthy();
    expect(linesOf(server.proposal)[0]?.minimumTerm).toBe(12);
    await write('');
    await waitFor(() => expect(linesOf(server.proposal)[0]?.minimumTerm).toBeNull());
  });

  test('can use a template with current prices of the price book, after saying what that replaces', async () => {
    const line = lineOf('Old name', { serviceId: bookService.id, price: 1, quantity: 3 });
    const template: Template = {
      id: crypto.randomUUID(),
      name: 'Yearly',
      title: 'Your year',
      message: 'Hello',
      currency: 'USD',
      options: [{ id: crypto.randomUUID(), name: 'Basic', description: '', lines: [line] }],
      termsId: null,
      validDays: 30,
      version: 1,
      updatedAt: '2027-01-01T00:00:00Z',
    };
    const { server } = open(proposalOf({ draft: draftOf({ note: 'Keep me' }) }), {
      answers: { 'GET /offers/v1/templates': () => Response.json({ templates: [template] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use a template' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use a template' });
    expect(within(dialog).getByText(/replaces the title, the message, the letter of engagement, and all options/)).toBeTruthy();
    await userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: 'Template' }), 'Yearly');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace with template' }));
    await waitFor(() => expect(server.proposal.draft).toMatchObject({ title: 'Your year', message: 'Hello', note: 'Keep me' }));
    expect(linesOf(server.proposal)).toMatchObject([{ name: 'Monthly bookkeeping', price: 61_000, quantity: 3 }]);
    expect(linesOf(server.proposal)[0]?.id).not.toBe(line.id);
  });

  test('can add services of the price book, bundles, and typed lines', async () => {
    const { server } = open(proposalOf());
    const field = await screen.findByRole('combobox', { name: 'Add a service' });
    for (const [text, option] of [
      ['monthly book', /Monthly bookkeeping/],
      ['start', /Starter/],
      ['Audit', 'Add “Audit” by hand'],
    ] as const) {
      await userEvent.type(field, text);
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    await waitFor(() =>
      expect(namesOf(server.proposal)).toEqual(['Bookkeeping', 'Monthly bookkeeping', 'Monthly bookkeeping', 'Audit']),
    );
    expect(linesOf(server.proposal).map(({ quantity }) => quantity)).toEqual([1, 1, 2, 1]);
  });

  test('has lines that can be reordered by keyboard, with the focus on the moved line', async () => {
    const lines = ['One', 'Two', 'Three'].map((name) => lineOf(name));
    const { server } = open(
      proposalOf({ draft: draftOf({ options: [{ id: crypto.randomUUID(), name: 'A', description: '', lines }] }) }),
    );
    const grip = await screen.findByRole('button', { name: 'Move with the arrow keys: One' });
    grip.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(namesOf(server.proposal)).toEqual(['Two', 'Three', 'One']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move with the arrow keys: One');
    expect(screen.getByText('One is now 3 of 3.')).toBeTruthy();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(namesOf(server.proposal)).toEqual(['Two', 'One', 'Three']));
  });

  test('has up to three options, each starting as a copy of the previous one', async () => {
    const { server } = open(proposalOf());
    const add = await screen.findByRole('button', { name: '+ Add option' });
    await userEvent.click(add);
    await userEvent.click(add);
    await waitFor(() =>
      expect(server.proposal.draft?.options.map(({ name }) => name)).toEqual(['Recommended', 'Option 2', 'Option 3']),
    );
    expect(screen.queryByRole('button', { name: '+ Add option' })).toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Option name' }).map(({ value }) => value)).toEqual([
      'Option 3',
    ]);
    const ids = server.proposal.draft?.options.flatMap(({ lines }) => lines.map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
  });

  test('suggests a deposit and a payment method for a late payer', async () => {
    const tax = lineOf('Tax return', { billing: 'completion', price: 185_000 });
    const { server } = open(
      proposalOf({
        draft: draftOf({
          options: [{ id: crypto.randomUUID(), name: 'A', description: '', lines: [lineOf('Bookkeeping'), tax] }],
        }),
      }),
    );
    expect(await screen.findByText(/Pays 31 days late on average; \$9,120 open\./)).toBeTruthy();
    expect(screen.getByText(/A 30% deposit and a payment method are suggested/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add the deposit' }));
    await waitFor(() => expect(linesOf(server.proposal).map(({ depositRate }) => depositRate)).toEqual([0, 3000]));
    expect(server.proposal.draft?.needsMethod).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a payment method' }));
    await waitFor(() => expect(server.proposal.draft?.needsMethod).toBe(true));
    expect(screen.getByText(/This proposal asks for a deposit and a payment method/)).toBeTruthy();
  });

  describe('of a firm without Stripe', () => {
    const settings = { version: 0, provider: 'manual', bankDetails: '', stripe: null };
    const answers = { 'GET /payments/v1/settings': () => Response.json(settings) };
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^The client leaves a payment method/ });

    test("can't ask for a payment method, and says how to enable it", async () => {
      open(proposalOf(), { answers });
      expect((await box()).disabled).toBe(true);
      const links = screen.getAllByRole('link', { name: 'Connect Stripe in the settings' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/settings?part=payments', '#/settings?part=payments']);
      expect(screen.queryByRole('button', { name: 'Ask for a payment method' })).toBeNull();
    });

    test('can stop asking for a payment method', async () => {
      const { server } = open(proposalOf({ draft: draftOf({ needsMethod: true }) }), { answers });
      await userEvent.click(await box());
      await waitFor(() => expect(server.proposal.draft?.needsMethod).toBe(false));
      expect((await box()).disabled).toBe(true);
    });
  });

  test("that was changed elsewhere is not overwritten without the person's consent", async () => {
    const { server } = open(proposalOf());
    await saved();
    server.proposal = { ...server.proposal, revision: 9, draft: draftOf({ title: 'By a colleague' }) };
    await typePrice('700');
    expect(await screen.findByText('This draft was changed somewhere else')).toBeTruthy();
    expect((await price()).value).toBe('$700.00');
    expect(server.proposal.draft?.title).toBe('By a colleague');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await saved();
    expect(linesOf(server.proposal)[0]?.price).toBe(70_000);
  });

  test('that was changed elsewhere can be loaded in that version', async () => {
    const { server } = open(proposalOf());
    await saved();
    server.proposal = { ...server.proposal, revision: 9, draft: draftOf({ title: 'By a colleague' }) };
    await typePrice('700');
    await userEvent.click(await screen.findByRole('button', { name: 'Load the other version' }));
    await saved();
    expect((await price()).value).toBe('$520.00');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bayview Dental · By a colleague');
  });

  test('keeps input after a failed save and a reload', async () => {
    const first = open(proposalOf(), { answers: { [`PUT ${path}/draft`]: () => new Response('', { status: 503 }) } });
    await typePrice('700');
    expect(await screen.findByText(/The draft could not be saved/)).toBeTruthy();
    cleanup();
    const { server } = open(first.server.proposal);
    expect((await price()).value).toBe('$700.00');
    await waitFor(() => expect(linesOf(server.proposal)[0]?.price).toBe(70_000));
    await saved();
  });

  test('is sent after a final review, including the last keystrokes', async () => {
    const { server, toasts } = open(proposalOf());
    await typePrice('700');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send this proposal?' });
    expect(within(dialog).getByText(/ada@bayview\.example/)).toBeTruthy();
    expect(within(dialog).getByText('Recommended: $8,400.00 in the first 12 months')).toBeTruthy();
    expect(within(dialog).getByText('Dec 15, 2099')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeTruthy();
    expect(linesOf({ ...server.proposal, draft: { options: server.proposal.sent?.content.options } as Draft })[0]?.price).toBe(
      70_000,
    );
    expect(toasts).toEqual(['The proposal was sent.']);
  });

  test('that needs an approval says so before it is sent, and who approves it', async () => {
    const reasons = ['A discount of 20% is above 10%.'];
    const read: string[] = [];
    open(proposalOf(), {
      answers: {
        [`GET ${path}/approval`]: (request) => {
          read.push(new URL(request.url).search);
          return Response.json({ reasons, approvers: ['Ben Ode', 'Olivia Hart'] });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('An administrator approves it before it is sent: Ben Ode or Olivia Hart.')).toBeTruthy();
    expect(dialog.getByRole('listitem').textContent).toBe(reasons[0]);
    expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeTruthy();
    expect(read).toEqual(['?revision=4']);
  });

  test('that cannot be sent says what is missing', async () => {
    const options = [{ id: crypto.randomUUID(), name: 'Basic', description: '', lines: [] }];
    open(proposalOf({ draft: draftOf({ recipients: [], options, expiresOn: '2020-01-01' }) }));
    expect(await screen.findByText('This day has passed. Choose today or a later one.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add a recipient who signs.', 'Add a service to Basic.', 'Choose a day in “Valid until” that has not passed.']);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });
});

describe('a draft that awaits approval', () => {
  const awaiting = proposalOf({
    status: 'awaiting-approval',
    approval: {
      requestedBy: 'Ben Ode',
      requestedAt: '2027-01-02T10:00:00Z',
      reasons: ['A discount of 20% is above 10%.'],
      note: null,
    },
  });

  test('can be read by its author, who can neither edit nor approve it', async () => {
    open(awaiting);
    expect(await screen.findByText('A discount of 20% is above 10%.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('can be edited again by its author, who cancels the request', async () => {
    const { server, toasts } = open(awaiting, {
      answers: {
        [`DELETE ${path}/approval`]: () => {
          server.proposal = { ...awaiting, status: 'draft', approval: null };
          return Response.json(server.proposal);
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel request' }));
    expect(await price()).toBeTruthy();
    expect(toasts).toEqual(['The request was canceled. You can edit the draft again.']);
  });

  test('shows the administrator who would get what, with the reason of each discount and the internal note', async () => {
    const discount = { kind: 'share' as const, share: 2_000, reason: 'First year' };
    const lines = [lineOf('Bookkeeping', { price: 50_000, discount })];
    const options = [{ id: crypto.randomUUID(), name: 'Recommended', description: '', lines }];
    open(
      { ...awaiting, draft: draftOf({ options, note: 'They compare us with two others.' }) },
      { rights: 'app:offer,change,admin' },
    );
    const summary = within(await screen.findByRole('region', { name: 'What would be sent' }));
    // $500 less 20% is $400 a month.
    expect(await summary.findByText('Recommended: $4,800.00 in the first 12 months')).toBeTruthy();
    expect(summary.getByText('They compare us with two others.')).toBeTruthy();
    expect(summary.getByText(/ada@bayview.example/)).toBeTruthy();
    expect(screen.getByText('Discount of 20% ($100.00): First year')).toBeTruthy();
  });

  test('can be returned by an administrator with a note for the author', async () => {
    const decided: unknown[] = [];
    const { server } = open(awaiting, {
      rights: 'app:offer,change,admin',
      answers: {
        [`POST ${path}/approval`]: async (request) => {
          decided.push(await request.json());
          const activities = [
            { kind: 'returned' as const, at: '2027-01-03T10:00:00Z', version: 0, by: 'Olivia Hart', what: 'Less' },
          ];
          server.proposal = { ...awaiting, status: 'draft', approval: null, activities };
          return Response.json(server.proposal);
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Less');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Return' }));
    expect(await screen.findByText('Olivia Hart returned it: Less')).toBeTruthy();
    expect(decided).toEqual([{ revision: 4, isApproved: false, note: 'Less' }]);
    expect(await price()).toBeTruthy();
  });
});

describe('a proposal that was sent', () => {
  const sent = sentOf(draftOf({ note: 'Ask about the lease.' }));
  const open1 = proposalOf({
    status: 'viewed',
    version: 1,
    draft: null,
    sent,
    activities: [
      { kind: 'option-viewed', at: '2027-01-03T10:00:00Z', version: 1, by: 'Ada Bay', what: 'Recommended' },
      { kind: 'sent', at: '2027-01-02T10:00:00Z', version: 1, by: 'Olivia Hart', what: null },
    ],
    messages: [
      { id: crypto.randomUUID(), at: '2027-01-03T10:00:00Z', by: 'Ada Bay', isOfFirm: false, text: 'Is payroll included?' },
    ],
  });

  test('shows who did what, and lets the firm reply to the client', async () => {
    const answered: unknown[] = [];
    const { server } = open(open1, {
      answers: {
        [`POST ${path}/messages`]: async (request) => {
          const { text } = (await request.json()) as { text: string };
          answered.push(text);
          const message = { id: crypto.randomUUID(), at: '2027-01-04T10:00:00Z', by: 'Olivia Hart', isOfFirm: true, text };
          server.proposal = { ...server.proposal, messages: [...server.proposal.messages, message] };
          return Response.json(message, { status: 201 });
        },
      },
    });
    expect(await screen.findByText('Ada Bay viewed Recommended')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Recipient' }), 'Ada Bay');
    expect(screen.queryByText('Olivia Hart sent it')).toBeNull();
    expect(screen.getByText('Ada Bay viewed Recommended')).toBeTruthy();
    expect(screen.getByText('Is payroll included?')).toBeTruthy();
    expect(screen.getByText('Ask about the lease.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'Yes.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Yes.', { selector: 'li p' })).toBeTruthy();
    expect(answered).toEqual(['Yes.']);
  });

  describe('and not accepted or declined yet', () => {
    const recipient = sent.recipients[0];
    if (!recipient) throw new Error('no recipient');
    const ofRecipient = `${path}/recipients/${recipient.id}`;
    const link = 'https://offer.suite.example/#/?token=abc';
    const links = { [`POST ${ofRecipient}/links`]: () => Response.json({ url: link }, { status: 201 }) };

    /** jsdom has no clipboard. */
    const useClipboard = (write: (items: { 'text/plain': Promise<string> }[]) => Promise<void>) => {
      Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
      Object.defineProperty(globalThis, 'ClipboardItem', { value: Object, configurable: true });
    };

    test('can remind the signer it waits for', async () => {
      const { requests, toasts } = open(open1, {
        answers: { [`POST ${ofRecipient}/reminders`]: () => Response.json(open1) },
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Remind Ada Bay' }));
      await waitFor(() => expect(toasts).toEqual(['A reminder is on its way to Ada Bay.']));
      expect(requests).toContain(`POST ${ofRecipient}/reminders`);
    });

    test("doesn't remind readers or people who have signed", async () => {
      const done = { ...recipient, canBeReminded: false };
      const reader = { ...done, id: crypto.randomUUID(), name: 'Rea Der', role: 'reader' as const };
      const signer = { ...done, id: crypto.randomUUID(), name: 'Sig Ner', signedAt: '2027-01-03T10:00:00Z' };
      open({ ...open1, sent: { ...sent, recipients: [reader, signer] } });
      expect(await screen.findByRole('button', { name: 'Copy link: Rea Der' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Copy link: Sig Ner' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
    });

    test('copies the link of a recipient within the click', async () => {
      const copied: string[] = [];
      useClipboard(async ([item]) => void copied.push((await item?.['text/plain']) ?? ''));
      const { toasts } = open(open1, { answers: links });
      await userEvent.click(await screen.findByRole('button', { name: 'Copy link: Ada Bay' }));
      await waitFor(() => expect(toasts).toHaveLength(1));
      expect(copied).toEqual([link]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('shows the link in a dialog when the clipboard is refused', async () => {
      useClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
      const { toasts } = open(open1, { answers: links });
      await userEvent.click(await screen.findByRole('button', { name: 'Copy link: Ada Bay' }));
      const dialog = await screen.findByRole('dialog', { name: 'The link for Ada Bay' });
      expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link' })).toMatchObject({
        value: link,
        readOnly: true,
      });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(toasts).toEqual([]);
    });

    test('says why a link could not be made', async () => {
      useClipboard(async ([item]) => void (await item?.['text/plain']));
      const refuse = () => Response.json({ code: 'not_open', message: 'It was accepted meanwhile.' }, { status: 409 });
      const { toasts } = open(open1, { answers: { [`POST ${ofRecipient}/links`]: refuse } });
      await userEvent.click(await screen.findByRole('button', { name: 'Copy link: Ada Bay' }));
      await waitFor(() => expect(toasts).toEqual([expect.stringContaining('It was accepted meanwhile.')]));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('can be withdrawn after confirmation', async () => {
    const { server } = open(open1, {
      answers: { [`POST ${path}/withdrawal`]: () => Response.json({ ...server.proposal, status: 'withdrawn' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this proposal?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeTruthy();
  });

  test('can be revised beside the version that the client has', async () => {
    open({ ...open1, draft: draftOf() });
    expect(await screen.findByText('The client can accept version 1 until you send this one.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Version 1, as sent' }));
    expect(await screen.findByText('Ada Bay viewed Recommended')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Version 2, in progress' }));
    expect(await price()).toBeTruthy();
  });

  test('and accepted shows what was chosen, who signed, and what is charged', async () => {
    const addOn = lineOf('Advisory call', { billing: 'quarterly', price: 35_000, isAddOn: true });
    const [option] = sent.content.options;
    if (!option) throw new Error('no option');
    const offered = { ...option, lines: [...option.lines, addOn] };
    const charge = { net: 52_000, tax: 0, gross: 52_000, lineId: option.lines[0]?.id ?? '', kind: 'period' as const };
    open({
      ...open1,
      status: 'accepted',
      sent: { ...sent, content: { ...sent.content, options: [offered] } },
      acceptance: {
        version: 1,
        selection: firstSelection(offered),
        acceptedOn: '2027-01-05',
        at: '2027-01-05T10:00:00Z',
        signatures: [{ name: 'Ada Bay', email: 'ada@bayview.example', kind: 'typed', at: '2027-01-05T10:00:00Z' }],
        charges: [{ ...charge, on: '2027-01-05', from: '2027-01-05', to: '2027-02-04' }],
        firstYear: { net: 624_000, tax: 0, gross: 624_000 },
        documentHash: 'cd'.repeat(32),
      },
    });
    expect(await screen.findByText('Version 1, accepted on Jan 5, 2027.')).toBeTruthy();
    expect(screen.getByText('Not taken')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Bookkeeping Jan 5, 2027 Jan 5, 2027 – Feb 4, 2027 \$520\.00/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download document' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

test("a proposal that doesn't exist links back", async () => {
  location.hash = '#/proposal?id=gone';
  open(proposalOf());
  expect((await screen.findByRole('link', { name: 'Back to the pipeline' })).getAttribute('href')).toBe('#/');
});

describe('an amendment', () => {
  const earlierId = 'd5b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f36';
  const renewalId = '0e1f7a52-6a1c-4c53-9f5e-3b1a8a1f0c11';
  const today = new Date().toISOString().slice(0, 10);
  const before = lineOf('Bookkeeping', { price: 30_000 });
  const amends = {
    ...{ id: earlierId, number: 1041, title: '2026 engagement', acceptedOn: today, billingDay: null },
    ...{ lines: [before], startsNextPeriod: false, billingEnd: null },
  };
  const draft = draftOf({
    options: [{ id: crypto.randomUUID(), name: 'Recommended', description: '', lines: [{ ...before, price: 45_000 }] }],
  });
  const paid = { lineId: before.id, name: 'Bookkeeping', from: today, to: '2099-12-31', net: 12_000, tax: 0, gross: 12_000 };
  const billing = { [`GET /payments/v1/proposals/${earlierId}/billing`]: () => Response.json(billingOf({ paid: [paid] })) };

  test('shows what changes, and what is due after the credit for days already paid', async () => {
    open(proposalOf({ amends, draft }), { answers: billing });
    const region = (await screen.findByRole('heading', { name: 'What this amendment changes' })).closest('section');
    expect(region?.textContent).toContain('Amends proposal #1041 2026 engagement');
    expect(
      within(region as HTMLElement).getByRole('row', { name: 'Bookkeeping $300.00 every month $450.00 every month' }),
    ).toBeTruthy();
    await waitFor(() => expect(region?.textContent).toContain('First charges$450.00Credit for days already paid-$120.00'));
    expect(region?.textContent).toContain('Due if you accept today$330.00');
  });

  test("says why there is no credit while the charge of the period isn't paid", async () => {
    const due = { ...paid, from: '2026-11-01', to: '2099-11-30', status: 'due' as const };
    const answers = {
      [`GET /payments/v1/proposals/${earlierId}/billing`]: () => Response.json(billingOf({ uncollected: [due] })),
    };
    open(proposalOf({ amends, draft }), { answers });
    expect(
      await screen.findByText(/^The charge of Nov 1, 2026 to Nov 30, 2099 isn't paid, so there is nothing to credit\./),
    ).toBeTruthy();
    const region = screen.getByRole('heading', { name: 'What this amendment changes' }).closest('section');
    expect(region?.textContent).not.toContain('-$0.00');
    expect(region?.textContent).not.toContain('Credit for days already paid');
  });

  test('that changes no price charges nothing on acceptance', async () => {
    const options = [{ id: crypto.randomUUID(), name: 'Recommended', description: '', lines: [before] }];
    const answers = { [`GET /payments/v1/proposals/${earlierId}/billing`]: () => Response.json(billingOf()) };
    open(proposalOf({ amends, draft: draftOf({ title: 'Another title', options }) }), { answers });
    const region = (await screen.findByRole('heading', { name: 'What this amendment changes' })).closest('section');
    await waitFor(() => expect(region?.textContent).toContain('Due if you accept today$0.00'));
    expect(region?.textContent).toContain('No prices change');
    expect(region?.textContent).toContain('Nothing is charged on acceptance');
    expect(screen.getByLabelText('Totals of Recommended').textContent).toContain('Today$0.00');
  });

  test('can start with the next period', async () => {
    const { server } = open(proposalOf({ amends, draft }), { answers: billing });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Changes start' }), [
      'At the next period, without a credit',
    ]);
    await waitFor(() => expect(server.proposal.draft?.startsNextPeriod).toBe(true));
    await waitFor(() => expect(screen.getByText('First charges').nextSibling?.textContent).toBe('$0.00'));
  });

  test("isn't offered for a proposal that was replaced, which shows the whole engagement with links", async () => {
    const accepted = { status: 'accepted', title: '2026 engagement' } as const;
    const engagement: Proposal['engagement'] = [
      { ...accepted, id: proposalId, number: 1040, acceptedOn: '2026-01-03', relation: 'first', replacedBy: 1043 },
      { ...accepted, id: earlierId, number: 1043, acceptedOn: '2026-03-01', relation: 'amendment', replacedBy: 1050 },
      { ...accepted, id: renewalId, number: 1050, acceptedOn: '2026-12-20', relation: 'renewal', replacedBy: null },
      {
        id: crypto.randomUUID(),
        number: 1051,
        title: 'More payroll',
        status: 'viewed',
        acceptedOn: null,
        relation: 'amendment',
        replacedBy: null,
      },
    ];
    open(proposalOf({ status: 'accepted', version: 1, draft: null, sent: sentOf(), engagement }));
    const chain = await screen.findByRole('navigation', { name: 'Engagement' });
    expect(
      within(chain)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '#1040 2026 engagementaccepted on Jan 3, 2026, amended by #1043',
      '#1043 2026 engagementAmendment, accepted on Mar 1, 2026, renewed by #1050',
      '#1050 2026 engagementRenewal, accepted on Dec 20, 2026',
      '#1051 More payrollAmendment, viewed',
    ]);
    expect(within(chain).queryByRole('link', { name: /^#1040/ })).toBeNull();
    const link = within(chain).getByRole('link', { name: '#1043 2026 engagement' });
    expect(link.getAttribute('href')).toBe(`#/proposal?id=${earlierId}`);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Amend' })).toBeNull();
  });
});

test('a stored draft whose total has too many digits is discarded, and the saved one is shown', async () => {
  const key = `draft:${claims.userId}:${claims.companyId}:proposal:${proposalId}`;
  const huge = draftOf({
    options: [
      {
        id: crypto.randomUUID(),
        name: 'Huge',
        description: '',
        lines: [lineOf('Huge', { price: 999_999_999_999, quantity: 1_000_000 })],
      },
    ],
  });
  const text = JSON.stringify({ revision: 4, draft: huge });
  sessionStorage.setItem(key, text);
  open(proposalOf());
  expect((await price()).value).toBe('$520.00');
  expect(sessionStorage.getItem(`lost:${key}`)).toBe(text);
});

test("a total of more than twelve digits is an error of its line, and isn't saved", async () => {
  const { server } = open(proposalOf());
  const quantity = await screen.findByRole('textbox', { name: 'Quantity: Bookkeeping' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1000000');
  await typePrice('9999999999.99');
  expect(await screen.findByText(/^The total can be at most \$9,999,999,999\.99\./)).toBeTruthy();
  expect(await screen.findByText('Draft · not saved')).toBeTruthy();
  expect(linesOf(server.proposal)[0]?.price).not.toBe(999_999_999_999);
});

describe('with read-only access', () => {
  const rights = 'app:offer';
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  test('a draft can be read but not changed', async () => {
    open(proposalOf(), { rights });
    expect(await screen.findByText(/^You have read-only access\./)).toBeTruthy();
    expect(screen.getByText('Bookkeeping')).toBeTruthy();
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('a sent proposal has no actions and no reply to the client', async () => {
    open(proposalOf({ status: 'sent', version: 1, draft: null, sent: sentOf() }), { rights });
    expect(await screen.findByText('Bookkeeping')).toBeTruthy();
    expect(buttons()).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
