import { useSession, useUnsavedWork } from '@suite/session/session-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Opened } from '../access/opened';
import { browser, olivia, startZone, tokensOf } from '../start/start-zone.fixture';

const companies = [
  { id: '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c01', name: 'Harborline Accounting', segments: ['iq'] },
  { id: '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c02', name: 'Harborline Advisory', segments: ['iq', 'of'] },
] as const;
const [accounting, advisory] = companies;
const inAccounting = { ...olivia, companyId: accounting.id };
const inAdvisory = { ...olivia, companyId: advisory.id };

const COMPANIES = 'GET /identity/v3/users/u1/companies';
const TOKEN = 'POST /identity/v1/oauth2/token';

function Page() {
  useUnsavedWork(true);
  return <p>Of {useSession().token.companyId}</p>;
}

/** Opens a page with unsaved work for the first company. */
async function openPage() {
  browser.removeCookie('org_name');
  const zone = startZone(
    'home',
    <Opened>
      <Page />
    </Opened>,
    { claims: inAccounting, answers: { [COMPANIES]: () => Response.json(companies) } },
  );
  await userEvent.click(await screen.findByRole('button', { name: /switch company$/i }));
  await screen.findByText(`Of ${accounting.id}`);
  return zone;
}

const dialog = () => screen.getByRole('dialog');
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));

describe('a company that another tab has opened', () => {
  test('waits while there is unsaved work, and the page says so', async () => {
    const { otherTabs } = await openPage();
    await otherTabs.signIn(inAdvisory);
    expect(screen.getByText(`Of ${accounting.id}`)).toBeTruthy();
    expect(within(dialog()).getByRole('heading').textContent).toBe('Another company is open');
    expect(dialog().textContent).toContain(
      'In another tab you opened Harborline Advisory. This tab has unsaved work of Harborline Accounting.',
    );
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeTruthy();
    expect(screen.getByText(`Of ${accounting.id}`)).toBeTruthy();
  });

  test('opens here too once the work is discarded', async () => {
    const { otherTabs, calls } = await openPage();
    await otherTabs.signIn(inAdvisory);
    await press('Discard work');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(`Of ${advisory.id}`)).toBeTruthy();
    expect(calls).not.toContain(TOKEN);
  });

  test('is left again, in all tabs, by going back', async () => {
    const { otherTabs, answers } = await openPage();
    let scope: string | null = null;
    answers[TOKEN] = async (request) => {
      scope = new URLSearchParams(await request.text()).get('scope');
      return Response.json(tokensOf(inAccounting));
    };
    await otherTabs.signIn(inAdvisory);
    await press('Go back');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(scope).toBe(`assigned companyid:${accounting.id}`);
    expect(screen.getByText(`Of ${accounting.id}`)).toBeTruthy();
  });

  test('stays pending when going back fails, with an error message', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { otherTabs, answers } = await openPage();
    answers[TOKEN] = () => Response.json({ error: 'invalid_scope', error_description: 'Not yours.' }, { status: 400 });
    await otherTabs.signIn(inAdvisory);
    await press('Go back');
    expect((await within(dialog()).findByRole('alert')).textContent).toBe(
      'Harborline Accounting could not be opened. Your work is still here.',
    );
    expect(within(dialog()).getByRole<HTMLButtonElement>('button', { name: 'Go back' }).disabled).toBe(false);
    jest.restoreAllMocks();
  });

  test('is no longer pending when the other tab goes back', async () => {
    const { otherTabs } = await openPage();
    await otherTabs.signIn(inAdvisory);
    await otherTabs.signIn(inAccounting);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is announced without its name when names are unknown', async () => {
    const { otherTabs } = startZone(
      'home',
      <Opened>
        <Page />
      </Opened>,
      { claims: inAccounting, answers: { [COMPANIES]: () => new Promise(() => {}) } },
    );
    await screen.findByText(`Of ${accounting.id}`);
    await otherTabs.signIn(inAdvisory);
    expect(dialog().textContent).toContain(
      'In another tab you opened another company. This tab has unsaved work of the company before.',
    );
  });
});

test('a company that another tab has opened is shown here too, with a message', async () => {
  browser.removeCookie('org_name');
  const { otherTabs } = startZone('home', null, {
    claims: inAccounting,
    answers: { [COMPANIES]: () => Response.json(companies) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /switch company$/i }));
  await otherTabs.signIn(inAdvisory);
  expect(await screen.findByText('This tab now shows Harborline Advisory, which you opened in another tab.')).toBeTruthy();
});

describe('a company chosen in this tab', () => {
  const choose = async () => userEvent.click(screen.getByRole('button', { name: advisory.name }));
  const opensAdvisory = () => Response.json(tokensOf(inAdvisory));

  test('needs a confirmation while there is unsaved work; staying changes nothing', async () => {
    const { calls } = await openPage();
    await choose();
    expect(within(dialog()).getByRole('heading').textContent).toBe('Open another company?');
    expect(dialog().textContent).toContain('This tab has unsaved work of Harborline Accounting.');
    await press('Stay');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).not.toContain(TOKEN);
    await choose();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).not.toContain(TOKEN);
  });

  test('opens once the work is discarded', async () => {
    const { answers } = await openPage();
    answers[TOKEN] = opensAdvisory;
    await choose();
    await press('Discard work');
    expect(await screen.findByText(`Of ${advisory.id}`)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/in another tab/)).toBeNull();
  });

  test('shows an error when it cannot be opened, and keeps the work', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { answers } = await openPage();
    answers[TOKEN] = () => Response.json({ error: 'invalid_scope', error_description: 'Not yours.' }, { status: 400 });
    await choose();
    await press('Discard work');
    expect((await within(dialog()).findByRole('alert')).textContent).toBe(
      'Harborline Advisory could not be opened. Your work is still here.',
    );
    expect(screen.getByText(`Of ${accounting.id}`)).toBeTruthy();
    jest.restoreAllMocks();
  });
});
