import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Evidence } from './evidence';

const verdict = {
  id: 'd1',
  name: 'Ada’s laptop',
  serial: 'S1',
  status: 'assigned',
  state: 'failing',
  failing: ['encryption'],
  unknown: [],
  file: { at: '2026-03-31T12:00:00Z', proven: ['os'], off: ['encryption'], claimed: ['firewall'], unknown: ['antivirus', 'vpn'] },
};

test.each([
  [1, null],
  [3, 'The first 1 are shown, the failing ones first.'],
])('says how many of %i verdicts are shown', async (failing, text) => {
  const counts = { failing, unknown: 0, passing: 0, none: 0 };
  renderInSuite(<Evidence />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /security-data/v1/evidence': () =>
        Response.json({
          source: 'fleet',
          updated: failing,
          added: 0,
          rejected: [],
          unproven: [],
          counts,
          devices: [verdict],
          lacking: [],
          unread: [],
        }),
    },
  });
  const input = await screen.findByLabelText(/Output of osqueryi --json/);
  await userEvent.upload(input, new File(['[]'], 'fleet.json', { type: 'application/json' }));
  await screen.findAllByRole('link', { name: 'Ada’s laptop' });
  expect(screen.queryByText(/^The first/)?.textContent ?? null).toBe(text);
});

test('asks for the date of a file without one, uploads it again with that date, and shows its verdicts', async () => {
  const dates: (string | null)[] = [];
  const message = 'This file doesn’t say when it was made.';
  renderInSuite(<Evidence />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /security-data/v1/evidence': (request) => {
        const date = new URL(request.url).searchParams.get('date');
        dates.push(date);
        if (!date) return Response.json({ code: 'invalid_request', message, fields: { date: message } }, { status: 400 });
        const unproven = [{ device: 'ada-lt', reason: 'This output has no rows of mounts.' }];
        const counts = { failing: 1, unknown: 0, passing: 0, none: 0 };
        const of = { status: 'assigned', state: 'failing', failing: ['encryption'], unknown: [] };
        const file = { at: '2026-03-31T12:00:00Z', proven: [], off: ['encryption'], claimed: [], unknown: ['firewall'] };
        const devices = [{ id: 'd1', name: 'Ada’s laptop', serial: 'S1', ...of, file }];
        const lacking = [{ table: 'alf', columns: ['global_state'], query: 'SELECT * FROM alf;' }];
        return Response.json({
          source: 'osquery',
          updated: 1,
          added: 0,
          rejected: [],
          unproven,
          counts,
          devices,
          lacking,
          unread: [],
        });
      },
    },
  });
  const input = await screen.findByLabelText(/Output of osqueryi --json/);
  await userEvent.upload(input, new File(['[]'], 'laptop.json', { type: 'application/json' }));
  const date = await screen.findByLabelText('Date of the file');
  await userEvent.click(screen.getByRole('button', { name: 'Upload with this date' }));
  expect(screen.getByText('Enter the date on which the file was made.')).toBeTruthy();
  expect(document.activeElement).toBe(date);
  fireEvent.change(date, { target: { value: '2026-03-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Upload with this date' }));
  await waitFor(() => expect(dates).toEqual([null, '2026-03-31']));
  expect(await screen.findByRole('heading', { name: '1 check stays unknown' })).toBeTruthy();
  expect(screen.getByText('This output has no rows of mounts.')).toBeTruthy();
  expect(screen.getByText(/1 device was updated: 1 failing\./)).toBeTruthy();
  const verdicts = within(screen.getByRole('table', { name: 'How these devices are judged now' }));
  expect(verdicts.getByRole('link', { name: 'Ada’s laptop' }).getAttribute('href')).toBe('#/device?id=d1');
  expect(verdicts.getByRole('row', { name: /Ada’s laptop/ }).textContent).toContain('disk encryption');
  expect(screen.getByRole('row', { name: /alf/ }).textContent).toContain('SELECT * FROM alf;');
});

test('shows for each device what the file proves, what its source claims and what is not known, and names what was not read', async () => {
  const unread = [{ what: 'Query users', reason: '2 rows were not read, because no check reads this table.' }];
  renderInSuite(<Evidence />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /security-data/v1/evidence': () =>
        Response.json({
          ...{ source: 'intune', updated: 1, added: 0, rejected: [], unproven: [], lacking: [], unread },
          ...{ counts: { failing: 1, unknown: 0, passing: 0, none: 0 }, devices: [verdict] },
        }),
    },
  });
  const input = await screen.findByLabelText(/Output of osqueryi --json/);
  await userEvent.upload(input, new File(['x'], 'intune.csv', { type: 'text/csv' }));
  const table = within(await screen.findByRole('table', { name: 'What this file says about each device' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = table.getByRole('row', { name: /Ada’s laptop/ });
  const cells = within(row).getAllByRole('cell');
  expect([heads, cells.map(({ textContent }) => textContent)]).toEqual([
    ['Device', 'As of', 'Proven', 'Off', 'Claimed, not proven', 'Not known'],
    ['Mar 31, 2026', 'supported operating system', 'disk encryption', 'firewall', 'antivirus and VPN'],
  ]);
  expect(within(screen.getByRole('table', { name: 'What was not read' })).getByRole('row', { name: /Query users/ })).toBeTruthy();
});
