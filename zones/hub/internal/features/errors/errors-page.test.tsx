import { useSuite } from '@suite/shell/start/suite-context';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionFrame } from '../frame/frame';
import { ErrorsPage } from './errors-page';

const claims = { userId: 'u', companyId: 'c', rights: 'app:internal' };
const failed = [
  { at: '2026-11-20T10:00:02.000Z', code: 'unexpected', method: 'PUT', path: '/identity/v2/password-resets/:token' },
  { at: '2026-11-20T10:00:01.000Z', code: 'background_job_failed', method: '', path: '' },
];

/** A component that fails and reports it. */
function Failing() {
  const { events } = useSuite();
  const tell = () => {
    for (let count = 1; count <= 21; count++) events.emit('toast', { type: 'error', text: `Failure ${count}` });
    events.emit('toast', { type: 'success', text: 'Saved' });
  };
  return (
    <button type="button" onClick={tell}>
      Fail
    </button>
  );
}

const open = (answer = () => Response.json(failed)) =>
  renderInSuite(
    <>
      <SectionFrame section="/errors" view={<ErrorsPage />} />
      <Failing />
    </>,
    { zone: 'internal', claims, answers: { 'GET /internal/v1/errors': answer } },
  );

const table = (name: string) => screen.findByRole('table', { name });

test('failures of the platform are listed by the pattern of their route', async () => {
  open();
  const rows = within(await table('Errors of the platform')).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('unexpectedPUT/identity/v2/password-resets/:token');
  expect(rows[2]?.textContent).toContain('background_job_failedA background job');
});

test('without failures, and when errors cannot be loaded, it says so', async () => {
  const { answers } = open(() => Response.json({ code: 'unexpected', message: '' }, { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('The errors of the platform could not be loaded.');
  answers['GET /internal/v1/errors'] = () => Response.json([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing has failed' })).toBeTruthy();
});

test('lists the last twenty failures of this tab, newest first, without other messages', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
  const rows = within(await table('Errors in this tab')).getAllByRole('row');
  expect(rows).toHaveLength(21);
  expect(rows[1]?.textContent).toContain('Failure 21');
  expect(rows[20]?.textContent).toMatch(/Failure 2$/);
});
