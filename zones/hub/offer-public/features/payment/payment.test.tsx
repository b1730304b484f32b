import { renderInSuite } from '@suite/testing/render-in-suite';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, BILLING, CHECKOUT, openLink, READ, RETURN, refuse, SIGN, setDate } from '../offer/open-screen.fixture';
import { acceptedProposal, closedProposal, content, openProposal, recommended } from '../offer/proposal.fixture';
import { billingOf, CARD, owedOf } from './billing.fixture';
import { Return } from './return';
import { keepCheckout } from './stored-checkout';

beforeEach(() => {
  sessionStorage.clear();
  setDate('2026-11-23T17:00:00Z');
});
afterEach(() => jest.useRealTimers());

const asking = openProposal({ content: { ...content, needsMethod: true, letter: null } });
const missing = billingOf({ neededMethod: 'missing' });
const saved = billingOf({ neededMethod: 'saved', method: CARD });
const later = billingOf({ neededMethod: 'later' });

/** The provider's page is a hash of this page, so that a test can see that it was opened. */
const PROVIDER = '#/provider';
const opened = answer({ state: 'open', url: PROVIDER });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findStep = () => screen.findByRole('heading', { name: 'Payment method' });

function openStep(answers: Record<string, ReturnType<typeof answer>> = {}, place = '') {
  return openLink(asking, { [BILLING]: answer(missing), [CHECKOUT]: opened, ...answers }, `&step=payment${place}`);
}

function comeBack(respond: ReturnType<typeof answer>, checkout = 'done') {
  cleanup();
  location.hash = `#/return?checkout=${checkout}`;
  return renderInSuite(<Return />, { zone: 'offer-public', claims: {}, answers: { [RETURN]: respond } });
}

test('the payment method comes after the terms and before the signature, with what it is used for', async () => {
  openLink(openProposal({ content: { ...content, needsMethod: true } }), { [BILLING]: answer(missing) });
  await userEvent.click((await screen.findAllByRole('link', { name: 'Review terms and accept' }))[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('checkbox', { name: /I have read the letter/ }));
  await press('Continue to payment method');
  await findStep();
  const uses = screen.getByRole('region', { name: 'What it is used for' });
  expect(uses.textContent).toContain('Recurring services are charged until the engagement ends.');
  expect(uses.textContent).toContain('olivia@harborline.example');
  const dues = screen.getByRole('region', { name: 'What is due when' });
  expect(within(dues).getByText('Due on acceptance').parentElement?.textContent).toContain('$640.00');
  location.hash = '#/?token=t0ken&step=sign';
  await findStep();
  expect(screen.queryByRole('heading', { name: 'Check and sign' })).toBeNull();
});

test('an offer that needs no payment method has no such step', async () => {
  openLink();
  await screen.findByRole('radio', { name: 'Essential' });
  expect(within(screen.getByRole('navigation', { name: 'Steps' })).queryByText('Payment')).toBeNull();
});

test("the method is left on the provider's page, and the selection is still there after returning", async () => {
  const first = openLink(asking, { [BILLING]: answer(missing), [CHECKOUT]: opened });
  await userEvent.click(await screen.findByRole('radio', { name: 'Recommended' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Quarterly advisory call' }));
  await userEvent.click(screen.getByRole('button', { name: 'More of Payroll' }));
  await userEvent.click(screen.getAllByRole('link', { name: 'Continue to payment method' })[0] as HTMLElement);
  await press('Continue to Stripe');
  await waitFor(() => expect(location.hash).toBe(PROVIDER));
  expect(first.bodies[CHECKOUT]).toEqual([{ kind: 'method' }]);

  comeBack(answer(saved));
  await waitFor(() => expect(location.hash).toBe('#/?token=t0ken&step=payment&checkout=done'));
  cleanup();
  const answers = { [BILLING]: answer(saved), [SIGN]: answer(acceptedProposal(null), 201) };
  const { bodies } = openLink(asking, answers, '&step=payment&checkout=done');
  expect((await screen.findByText(/is saved/)).textContent).toContain(CARD);
  await press('Continue to sign');
  expect(await screen.findByText(CARD)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /electronically/ }));
  await press('Accept and sign');
  expect(await screen.findByText('Accepted. Thank you!')).toBeTruthy();
  const [, payroll, , advisory] = recommended.lines;
  const selection = { optionId: recommended.id, addOns: [advisory?.id], quantities: { [payroll?.id ?? '']: 15 } };
  expect(bodies[SIGN]).toMatchObject([{ selection }]);
});

test("returning without a method says so, and the provider's page can be opened again", async () => {
  openStep({}, '&checkout=left');
  expect(await screen.findByText(/without leaving a payment method/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue to Stripe' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('button', { name: 'Continue to sign' })).toBeNull();
});

test('a method that the provider confirms later appears without a reload', async () => {
  const { answers } = openStep({}, '&checkout=done');
  expect((await screen.findAllByText(/is being confirmed/))[0]).toBeTruthy();
  answers[BILLING] = answer(saved);
  expect(await screen.findByText(/is saved/, {}, { timeout: 6000 })).toBeTruthy();
}, 10_000);

test("says so when the provider can't take a method, and signing continues", async () => {
  const { answers } = openStep({ [CHECKOUT]: answer({ state: 'later', why: 'Stripe cannot be reached right now.' }) });
  await screen.findByText(/You come back here/);
  answers[BILLING] = answer(later);
  await press('Continue to Stripe');
  expect(await screen.findByText(/cannot be taken right now. You can sign without it/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Continue to sign');
  expect(await screen.findByText('to be agreed with the firm')).toBeTruthy();
});

test('a firm without a provider takes no method, and signing continues', async () => {
  const manual = { provider: 'manual', bankDetails: '', canSaveMethod: false } as const;
  const { answers } = openStep({
    [BILLING]: answer({ ...missing, ...manual }),
    [CHECKOUT]: answer({ state: 'later', why: 'The firm takes no cards.' }),
  });
  expect(await screen.findByText(/cannot be taken right now. You can sign without it/)).toBeTruthy();
  expect(screen.queryByText(/Stripe/)).toBeNull();
  answers[BILLING] = answer({ ...later, ...manual });
  await press('Continue without it');
  await press('Continue to sign');
  expect(await screen.findByRole('heading', { name: 'Check and sign' })).toBeTruthy();
});

test('finds a method that was left in another tab', async () => {
  const { answers } = openStep({ [CHECKOUT]: answer({ state: 'settled' }) });
  await screen.findByText(/You come back here/);
  answers[BILLING] = answer(saved);
  await press('Continue to Stripe');
  expect(await screen.findByText(/is saved/)).toBeTruthy();
});

test('a double click opens one page, and Back from it leaves the button usable', async () => {
  const { bodies, browser } = openStep();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Continue to Stripe' }));
  await waitFor(() => expect(location.hash).toBe(PROVIDER));
  expect(bodies[CHECKOUT]).toHaveLength(1);
  await act(async () => {
    location.hash = '#/?token=t0ken&step=payment';
  });
  await act(async () => browser.restore());
  expect(await screen.findByRole('button', { name: 'Continue to Stripe' })).toHaveProperty('disabled', false);
});

test('tells a person who is offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openStep();
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  online.mockRestore();
});

test('says how long to wait after too many attempts', async () => {
  openStep({ [CHECKOUT]: refuse(429, 'throttled', { retryAfterSeconds: 40 }) });
  await press('Continue to Stripe');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many tries\. Try again in \d+ s\./);
  await press('Close');
  expect(screen.getByRole('button', { name: 'Continue to Stripe' })).toHaveProperty('disabled', true);
});

test('says that an offer was withdrawn meanwhile, and that nothing was charged', async () => {
  const { answers } = openStep({ [CHECKOUT]: refuse(409, 'not_open', { message: 'It was withdrawn.' }) });
  await screen.findByText(/You come back here/);
  answers[READ] = answer(closedProposal('withdrawn'));
  await press('Continue to Stripe');
  expect(await screen.findByRole('heading', { name: 'This offer was withdrawn' })).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
});

test('a signature refused for lack of a method leads to the step, with everything kept', async () => {
  const { answers } = openStep({ [BILLING]: answer(saved), [SIGN]: refuse(409, 'payment_method_needed') });
  await press('Continue to sign');
  const name = await screen.findByLabelText<HTMLInputElement>('Your full name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Dana M. Reyes');
  await userEvent.click(screen.getByRole('checkbox', { name: /electronically/ }));
  answers[BILLING] = answer(missing);
  await press('Accept and sign');
  expect(await screen.findByText(/this offer needs a payment method first/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Continue to Stripe' })).toBeTruthy();
  answers[BILLING] = answer(saved);
  await act(async () => {
    dispatchEvent(new Event('online'));
  });
  await press('Continue to sign');
  expect((await screen.findByLabelText<HTMLInputElement>('Your full name')).value).toBe('Dana M. Reyes');
});

test('what is due after acceptance is read again', async () => {
  const { answers } = openStep({ [BILLING]: answer(saved), [SIGN]: answer(acceptedProposal(null), 201) });
  await press('Continue to sign');
  await userEvent.click(await screen.findByRole('checkbox', { name: /electronically/ }));
  let respond: (response: Response) => void = () => undefined;
  answers[BILLING] = () => new Promise((resolve) => (respond = resolve));
  await press('Accept and sign');
  expect(await screen.findByText('Accepted. Thank you!')).toBeTruthy();
  expect(screen.queryByText('Nothing is due now.')).toBeNull();
  respond(Response.json(billingOf({ method: CARD, payments: [owedOf({ status: 'processing' })] })));
  expect(await screen.findByText(/is being processed/)).toBeTruthy();
});

test("doesn't ask readers for a method", async () => {
  openLink({ ...asking, recipient: { name: 'Lee', email: 'lee@bayview.example', role: 'reader' } }, {}, '&step=payment');
  expect(await screen.findByText(/Accepting it is up to/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
});

test("reports a step that couldn't be loaded, and can load it again", async () => {
  const { answers } = openStep({ [BILLING]: refuse(500, 'unexpected') });
  expect((await screen.findByRole('alert')).textContent).toContain('The payment method could not be loaded.');
  answers[BILLING] = answer(missing);
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Continue to Stripe' })).toBeTruthy();
});

test('asks to open the link in the mail when this browser never left for the provider', async () => {
  comeBack(answer(saved));
  expect(await screen.findByRole('heading', { level: 1, name: 'Open the link of your mail' })).toBeTruthy();
  expect(screen.getByText(/Whatever you did there counts/)).toBeTruthy();
});

test('reports that the network is down after returning, and checks again', async () => {
  keepCheckout({ token: 't0ken', paymentId: null });
  const { answers } = comeBack(() => {
    throw new TypeError('Failed to fetch');
  });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be checked');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to the offer' }).hash).toBe('#/?token=t0ken&step=payment');
  answers[RETURN] = answer(saved);
  await press('Try again');
  await waitFor(() => expect(location.hash).toBe('#/?token=t0ken&step=payment&checkout=done'));
});
