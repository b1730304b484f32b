import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openLink, READ, refuse, setDate } from './open-screen.fixture';
import { complete, content, lineOf, openProposal, recommended } from './proposal.fixture';

beforeEach(() => {
  sessionStorage.clear();
  setDate('2026-11-23T17:00:00Z');
});
afterEach(() => jest.useRealTimers());

const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const cardOf = (option: string) => screen.getByRole('radio', { name: option }).closest('div') as HTMLElement;
const totals = () => screen.getByRole('region', { name: 'What you pay' });
/** Returns the value of a total by its name. */
const total = (name: string) => within(totals()).getByText(name, { exact: false }).parentElement?.textContent;

const withOptions = (...options: (typeof content)['options']) => openProposal({ content: { ...content, options } });
const alone = (...lines: ReturnType<typeof lineOf>[]) => withOptions({ ...recommended, lines });

test("shows who offers what to whom, until when, and the firm's message", async () => {
  openLink();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your 2027 engagement' })).toBeTruthy();
  expect(screen.getByText('Harborline Accounting')).toBeTruthy();
  expect(screen.getByText('Bayview Dental').parentElement?.textContent).toBe('For Bayview Dental · Valid until Dec 15, 2026');
  expect(screen.getByText(/thank you for the talk last week/)).toBeTruthy();
});

test.each([
  ['2026-11-25', 'Valid for 2 more days, until Nov 25, 2026'],
  ['2026-11-23', 'Expires today at midnight, Eastern Time'],
])("counts down the last days in the firm's time zone: %s", async (expiresOn, text) => {
  openLink(openProposal({ content: { ...content, expiresOn } }));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('options can be compared, and totals follow the chosen one', async () => {
  openLink();
  expect(await screen.findByRole('radio', { name: 'Essential' })).toHaveProperty('checked', true);
  expect(total('Due if you accept today')).toContain('$640.00');
  await choose('Recommended');
  // Bookkeeping, payroll, and 30 % of the return less its discount.
  expect(total('Due if you accept today')).toContain('$1,307.50');
  expect(total('Every month')).toContain('$808.00');
  expect(total('On completion')).toContain('$1,165.50');
  expect(total('First 12 months')).toContain('$11,361.00');
  const card = cardOf('Recommended');
  expect(within(card).getByText('Payroll').parentElement?.textContent).toContain('included');
  const other = cardOf('Essential');
  expect(within(other).getByText('Payroll').parentElement?.textContent).toContain('not included');
});

test('an add-on can be added and removed, and a preselected one is included from the start', async () => {
  openLink();
  await choose('Recommended');
  const addOn = screen.getByRole('checkbox', { name: 'Quarterly advisory call' });
  await userEvent.click(addOn);
  expect(total('Every quarter')).toContain('$350.00');
  await userEvent.click(addOn);
  expect(within(totals()).queryByText('Every quarter')).toBeNull();
  await choose('Complete');
  expect(screen.getByRole('checkbox', { name: 'Audit support' })).toHaveProperty('checked', true);
  expect(total('Every year')).toContain('$480.00');
});

test('a quantity can be typed or stepped within its limits; others are ignored', async () => {
  openLink();
  await choose('Recommended');
  const field = screen.getByLabelText<HTMLInputElement>('Quantity of Payroll');
  await userEvent.click(screen.getByRole('button', { name: 'More of Payroll' }));
  expect(total('Every month')).toContain('$820.00');
  await userEvent.clear(field);
  await userEvent.type(field, '2.5');
  expect(total('Every month')).toContain('$670.00');
  await userEvent.clear(field);
  await userEvent.type(field, '2,5');
  expect(screen.getByText('Write a comma between thousands and a point before decimals, as in 1,234.50.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '51');
  expect(screen.getByText('Enter a number from 1 to 50, with three decimals at most.')).toBeTruthy();
  await userEvent.tab();
  // "5" was within the limits.
  expect(field.value).toBe('5');
  expect(total('Every month')).toContain('$700.00');
});

test('a line shows its discount with the reason, tax, deposit, term and start', async () => {
  openLink(
    alone(
      lineOf(1, { minimumTerm: 12, startsOn: '2027-01-01', taxRate: 8875 }),
      lineOf(2, {
        name: 'Tax return',
        billing: 'completion',
        price: 100_000,
        depositRate: 3000,
        discount: { kind: 'share', share: 1000, reason: 'Loyal client' },
      }),
    ),
  );
  for (const text of [
    'Plus 8.875% tax, $56.80',
    'Starts on Jan 1, 2027.',
    'You commit to at least 12 months.',
    '30% deposit, $270.00, when you accept. The other $630.00 on completion.',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByText('Loyal client').parentElement?.textContent).toBe('Discount of 10% ($100.00): Loyal client');
});

test('explains a price tier by tier if the firm has enabled it', async () => {
  const tiers = [
    { upTo: 10, each: 1000, flat: 5000 },
    { upTo: null, each: 800, flat: 0 },
  ];
  const drivers = [{ name: 'Employees', units: 14, tiers }];
  openLink(alone(lineOf(1, { name: 'Payroll', price: 2000, drivers, showsBreakdown: true }), lineOf(2)));
  await userEvent.click(await screen.findByText('How this price is made up'));
  expect(screen.getByText('10 at $10.00 + Flat fee $50.00')).toBeTruthy();
  expect(screen.getByText('4 at $8.00')).toBeTruthy();
  expect(screen.getByText('Total every month').parentElement?.textContent).toContain('$202.00');
  expect(screen.getAllByText('How this price is made up')).toHaveLength(1);
});

test("amounts are in the offer's currency, and totals add up the amounts that are shown", async () => {
  const line = { currency: 'JPY', options: [{ ...recommended, lines: [lineOf(1, { price: 5000, taxRate: 10_000 })] }] };
  openLink(openProposal({ content: { ...content, ...line } }));
  await screen.findByRole('region', { name: 'What you pay' });
  expect(total('Every month')).toContain('¥5,500');
  expect(total('Every month')).toContain('includes ¥500 tax');
});

test("compares prices with last year's: raised, unchanged, new and not chosen; nothing where the ledger has no data", async () => {
  const lastYear = {
    to: '2026-10-31',
    invoiced: 861_600,
    prices: [
      { lineName: 'Monthly bookkeeping', price: 52_000 },
      { lineName: 'Payroll', price: 1200 },
      { lineName: 'Corporate tax return 1120-S', price: null },
      { lineName: 'Sales tax returns', price: 9000 },
      { lineName: 'Audit support', price: null },
    ],
  };
  openLink(openProposal({ content: { ...content, options: [recommended], lastYear } }));
  const region = await screen.findByRole('region', { name: 'Compared with last year' });
  const row = (name: string) => within(region).getByText(name).closest('li')?.textContent;
  expect(row('Monthly bookkeeping')).toContain('+$120.00 (23.1%)');
  expect(row('Payroll')).toContain('Same price');
  expect(row('Corporate tax return 1120-S')).toContain('New');
  expect(row('Sales tax returns')).toContain('Last year $90.00 · Not in your choice');
  // Not in the ledger; and new but not chosen.
  for (const name of ['Quarterly advisory call', 'Audit support']) expect(within(region).queryByText(name)).toBeNull();
  expect(within(region).getByText(/in the year to Oct 31, 2026/)).toBeTruthy();
  expect(within(region).getByText(/^Invoiced last year/).parentElement?.textContent).toContain('$8,616.00');
});

test('a choice survives a reload of the page', async () => {
  openLink();
  await choose('Complete');
  document.body.innerHTML = '';
  openLink();
  expect(await screen.findByRole('radio', { name: 'Complete' })).toHaveProperty('checked', true);
});

test('a selection that a new version no longer allows is replaced by the first option', async () => {
  const { change } = openLink();
  await choose('Complete');
  await change(openProposal({ version: 2, content: { ...content, options: [recommended] } }));
  expect(await screen.findByText(/was changed while you had it open/)).toBeTruthy();
  expect(total('Every month')).toContain('$808.00');
});

test('a reader can read everything, including the letter, but not sign', async () => {
  openLink(openProposal({ recipient: { name: 'Lee', email: 'lee@bayview.example', role: 'reader' } }));
  expect(await screen.findByText(/Accepting it is up to/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What is not covered' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Review terms and accept' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

test('the second signer sees who has signed, and is bound to their choice', async () => {
  const signers = [
    { name: 'Dana Reyes', signedAt: null },
    { name: 'Kim Cho', signedAt: '2026-11-22T10:00:00.000Z' },
  ];
  const selection = { optionId: complete.id, addOns: [], quantities: {} };
  openLink(openProposal({ signers, selection, content: { ...content, needsAllSigners: true } }));
  expect(await screen.findByText(/has signed and made the choice/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Complete' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(total('Every month')).toContain('$988.00');
});

test('names with markup or right-to-left text are shown as text in their own direction', async () => {
  const firm = '<b>משרד רואי חשבון</b>';
  openLink(openProposal({ content: { ...content, firm, client: '<img src=x onerror=alert(1)>' } }));
  expect((await screen.findByText(firm)).tagName).toBe('BDI');
  expect(screen.getByText('<img src=x onerror=alert(1)>').tagName).toBe('BDI');
  expect(document.querySelector('img')).toBeNull();
});

test("reports an offer that can't be loaded, and can retry", async () => {
  const { answers } = openLink(refuse(500, 'unexpected'));
  expect((await screen.findByRole('alert')).textContent).toContain('The offer could not be loaded.');
  answers[READ] = answer(openProposal());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your 2027 engagement' })).toBeTruthy();
});

test("a link to the signature stops at the letter, and agreeing to it doesn't skip ahead", async () => {
  openLink(openProposal(), {}, '&step=sign');
  const agrees = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Bayview Dental/ });
  expect(location.hash).toContain('step=terms');
  await userEvent.click(agrees);
  expect(agrees.checked).toBe(true);
  expect(screen.getByRole('heading', { name: 'Letter of engagement' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to sign' }));
  expect(await screen.findByRole('heading', { name: 'Check and sign' })).toBeTruthy();
});
