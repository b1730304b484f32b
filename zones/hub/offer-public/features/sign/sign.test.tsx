import { MAX_SIGNATURE } from '@services/proposals/contract/public';
import { PAD } from '@suite/ui/strokes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openLink, READ, refuse, SIGN, setDate } from '../offer/open-screen.fixture';
import {
  acceptedProposal,
  closedProposal,
  complete,
  content,
  essential,
  openProposal,
  recommended,
} from '../offer/proposal.fixture';

beforeEach(() => {
  sessionStorage.clear();
  setDate('2026-11-23T17:00:00Z');
});
afterEach(() => jest.useRealTimers());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = async (name: string) => userEvent.click((await screen.findAllByRole('link', { name }))[0] as HTMLElement);

/** Reads, agrees to the letter, and opens the last step. */
async function goToSign() {
  await follow('Review terms and accept');
  await userEvent.click(screen.getByRole('checkbox', { name: /I have read the letter/ }));
  await press('Continue to sign');
  await screen.findByRole('heading', { name: 'Check and sign' });
}

const consent = () => userEvent.click(screen.getByRole('checkbox', { name: /electronically/ }));

test('the letter must be agreed to before signing', async () => {
  openLink();
  await follow('Review terms and accept');
  const scope = screen.getByRole('region', { name: 'What we do' });
  const notCovered = screen.getByRole('region', { name: 'What is not covered' });
  expect(scope.className).toBe(notCovered.className);
  expect(within(notCovered).getByText('Sales tax returns').tagName).toBe('LI');
  await press('Continue to sign');
  expect(screen.getByText('Agree to the letter of engagement to go on.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Check and sign' })).toBeNull();
});

test('the URL of the last step leads to the terms until they are agreed to', async () => {
  openLink();
  await screen.findByRole('radio', { name: 'Essential' });
  location.hash = '#/?token=t0ken&step=sign';
  expect(await screen.findByRole('checkbox', { name: /I have read the letter/ })).toBeTruthy();
});

test('a new version has to be agreed to again', async () => {
  const { change } = openLink();
  await goToSign();
  await change(openProposal({ version: 2 }));
  expect(await screen.findByRole('dialog', { name: 'This offer has changed' })).toBeTruthy();
  await press('Look at it');
  expect(screen.getByRole('checkbox', { name: /I have read the letter/ })).toHaveProperty('checked', false);
});

test('an offer without a letter continues to the signature', async () => {
  openLink(openProposal({ content: { ...content, letter: null } }));
  await follow('Continue to sign');
  expect(await screen.findByRole('heading', { name: 'Check and sign' })).toBeTruthy();
});

test('shows the selection, its terms and all due dates, and sends exactly that', async () => {
  const { bodies } = openLink(openProposal(), { [SIGN]: answer(acceptedProposal(null), 201) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Recommended' }));
  await userEvent.click(screen.getByRole('button', { name: 'More of Payroll' }));
  await goToSign();
  const accepted = screen.getByRole('region', { name: 'You accept' });
  expect(within(accepted).getByText('Quantity: 15 (per employee)')).toBeTruthy();
  expect(accepted.textContent).toContain('Not chosen: Quarterly advisory call');
  const dues = screen.getByRole('region', { name: 'What is due when' });
  expect(within(dues).getByText('Due today').parentElement?.textContent).toContain('$1,319.50');
  const first = within(dues).getByText('Nov 23, 2026').closest('li') as HTMLElement;
  expect(first.textContent).toContain('Corporate tax return 1120-S, deposit$499.50');
  await consent();
  document.documentElement.scrollTop = 900;
  await press('Accept and sign');
  expect(await screen.findByText('Accepted. Thank you!')).toBeTruthy();
  expect(document.documentElement.scrollTop).toBe(0);
  const [payroll] = recommended.lines.filter(({ name }) => name === 'Payroll');
  expect(bodies[SIGN]).toEqual([
    {
      version: 1,
      selection: { optionId: recommended.id, addOns: [], quantities: { [payroll?.id ?? '']: 15 } },
      name: 'Dana Reyes',
      signature: { kind: 'typed' },
      consents: true,
      agrees: true,
    },
  ]);
});

test('asks for a missing consent, name or signature, and sends nothing', async () => {
  const { bodies } = openLink();
  await goToSign();
  expect(
    screen.getByText(/for a paper copy, before or after you sign\. .Harborline Accounting. charges nothing for it/),
  ).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Your full name'));
  await userEvent.click(screen.getByRole('radio', { name: 'Draw it' }));
  await press('Accept and sign');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Agree to sign electronically, or ask for the offer on paper.',
    'Draw your signature, or choose to type it.',
  ]);
  expect(screen.getByText('Your full name is required.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(bodies[SIGN]).toBeUndefined();
});

test("a double click on the button doesn't agree to anything", async () => {
  openLink();
  await goToSign();
  await press('Accept and sign');
  const box = screen.getByRole('checkbox', { name: /electronically/ });
  await userEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  await waitFor(async () => {
    await userEvent.click(box);
    expect(box).toHaveProperty('checked', true);
  });
});

test("the name of a company isn't prefilled, because a person signs", async () => {
  openLink(openProposal({ recipient: { ...openProposal().recipient, name: content.client } }));
  await goToSign();
  expect(screen.getByLabelText('Your full name')).toHaveProperty('value', '');
});

test('a drawn signature is sent as a small picture', async () => {
  const drawn: string[] = [];
  const pen = { fillRect: () => undefined, stroke: ({ path }: { path: string }) => drawn.push(path) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgo=');
  Object.assign(globalThis, {
    Path2D: class {
      constructor(readonly path: string) {}
    },
  });
  const { bodies } = openLink(openProposal(), { [SIGN]: answer(acceptedProposal(null), 201) });
  await goToSign();
  await consent();
  await userEvent.click(screen.getByRole('radio', { name: 'Draw it' }));
  const pad = screen.getByRole('img', { name: 'Signature' });
  Object.assign(pad, { setPointerCapture: () => undefined });
  pad.getBoundingClientRect = () => ({ left: 0, top: 0, width: PAD.width / 2, height: PAD.height / 2 }) as DOMRect;
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0 });
  fireEvent.pointerDown(pad, at(10, 10));
  fireEvent.pointerMove(pad, at(20, 30));
  fireEvent.pointerUp(pad, at(20, 30));
  await press('Accept and sign');
  await screen.findByText('Accepted. Thank you!');
  expect(drawn).toEqual(['M20 20L40 60']);
  expect(bodies[SIGN]).toMatchObject([{ signature: { kind: 'drawn', image: 'iVBORw0KGgo=' } }]);
  jest.restoreAllMocks();
});

test('a picture that is too large is never sent', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, stroke() {} } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('A'.repeat(MAX_SIGNATURE * 2));
  sessionStorage.setItem(
    'draft:::offer t0ken',
    JSON.stringify({
      version: 1,
      selection: null,
      agrees: true,
      consents: true,
      name: 'Dana',
      signature: 'drawn',
      strokes: [[1, 1]],
      question: '',
    }),
  );
  const { bodies } = openLink();
  await goToSign2();
  await press('Accept and sign');
  expect((await screen.findByRole('alert')).textContent).toContain('Type it instead.');
  expect(bodies[SIGN]).toBeUndefined();
  jest.restoreAllMocks();
});

async function goToSign2() {
  await screen.findAllByRole('link', { name: 'Review terms and accept' });
  location.hash = '#/?token=t0ken&step=sign';
  await screen.findByRole('heading', { name: 'Check and sign' });
}

test('keeps everything when the network fails, and can retry', async () => {
  const { answers } = openLink(openProposal(), {
    [SIGN]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await goToSign();
  await consent();
  const name = screen.getByLabelText<HTMLInputElement>('Your full name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Dana M. Reyes');
  await press('Accept and sign');
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.');
  expect(name.value).toBe('Dana M. Reyes');
  answers[SIGN] = answer(acceptedProposal(null), 201);
  await press('Try again');
  expect(await screen.findByText('Accepted. Thank you!')).toBeTruthy();
});

test('tells a person who is offline before they try', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openLink();
  await goToSign();
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  online.mockRestore();
});

test('finds that a signature arrived whose response was lost', async () => {
  const { answers } = openLink(openProposal(), { [SIGN]: refuse(409, 'not_open') });
  await goToSign();
  await consent();
  answers[READ] = answer(acceptedProposal(null));
  await press('Accept and sign');
  expect(await screen.findByText('Accepted. Thank you!')).toBeTruthy();
});

test('says that an offer was withdrawn during signing, and that nothing was signed', async () => {
  const { answers } = openLink(openProposal(), { [SIGN]: refuse(409, 'not_open') });
  await goToSign();
  await consent();
  answers[READ] = answer(closedProposal('withdrawn'));
  await press('Accept and sign');
  expect(await screen.findByRole('heading', { name: 'This offer was withdrawn' })).toBeTruthy();
  expect(screen.getByText(/while you were signing. You have signed nothing./)).toBeTruthy();
});

test('a simultaneous signature by another person binds the choice, and keeps name and consent', async () => {
  const { answers, bodies } = openLink(openProposal(), { [SIGN]: refuse(409, 'changed_meanwhile') });
  await goToSign();
  await consent();
  const signers = [
    { name: 'Dana Reyes', signedAt: null },
    { name: 'Kim Cho', signedAt: '2026-11-23T17:00:00.000Z' },
  ];
  const selection = { optionId: complete.id, addOns: [], quantities: {} };
  answers[READ] = answer(openProposal({ signers, selection }));
  await press('Accept and sign');
  const dialog = await screen.findByRole('dialog', { name: 'This offer has changed' });
  expect(dialog.textContent).toContain('Kim Cho signed while you had this page open');
  expect(dialog.textContent).toContain('Your signature was not taken.');
  await press('Look at it');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  expect(screen.getByRole('region', { name: 'You accept' }).textContent).toContain('Complete');
  answers[SIGN] = answer(acceptedProposal(null), 201);
  await press('Accept and sign');
  await screen.findByText('Accepted. Thank you!');
  expect(bodies[SIGN]).toHaveLength(1);
});

test('says how long to wait after too many attempts', async () => {
  openLink(openProposal(), { [SIGN]: refuse(429, 'throttled', { retryAfterSeconds: 40 }) });
  await goToSign();
  await consent();
  await press('Accept and sign');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many tries\. Try again in \d+ s\./);
  expect(screen.getByRole('button', { name: 'Accept and sign' })).toHaveProperty('disabled', true);
});

test('a person who has signed before others waits for them', async () => {
  const signers = [
    { name: 'Dana Reyes', signedAt: '2026-11-23T16:00:00.000Z' },
    { name: 'Kim Cho', signedAt: null },
  ];
  const selection = { optionId: essential.id, addOns: [], quantities: {} };
  openLink(openProposal({ signers, selection, hasSigned: true, content: { ...content, needsAllSigners: true } }));
  expect(await screen.findByText('You have signed')).toBeTruthy();
  expect(screen.getByText(/accepted once these people have signed/).textContent).toContain('Kim Cho');
  expect(screen.queryByRole('link', { name: 'Review terms and accept' })).toBeNull();
});
