import type { CheckState, Device } from '@services/devices/contract/devices';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checks } from './checks';
import { ConfirmDeviceDialog } from './confirm-device-dialog';

const stateOf = (rest: Partial<CheckState>): CheckState => ({
  ...{ check: 'encryption', requirement: 'required', state: 'fail', source: 'osquery', observedAt: '2026-11-20T12:00:00Z' },
  ...{ volumes: [], lastBackupAt: null, isOutdated: false, contrary: null, reason: '' },
  ...rest,
});
const deviceOf = (...checks: CheckState[]): Device => ({
  ...{ id: 'd1', kind: 'computer', name: 'Laptop', serial: '', model: '', manufacturer: '', location: '', notes: '' },
  os: { platform: 'macos', name: 'macOS', version: '15.7', release: 'macOS 15', support: 'supported', endsOn: null, newer: null },
  ...{ owner: null, status: 'assigned', state: 'failing', level: 'standard', failing: ['encryption'], unknown: [] },
  ...{ lastSeenAt: null, isStale: false, version: 1, purchasedOn: null, warrantyUntil: null, wipe: 'none', disposal: null },
  ...{ checks, evidence: [], handovers: [] },
});
const claims = { userId: 'u1', companyId: 'c1' };

test('a person who confirms a check that a file shows as off is asked for the reason, which is sent', async () => {
  const sent: unknown[] = [];
  const device = deviceOf(stateOf({}), stateOf({ check: 'firewall', state: 'pass' }));
  renderInSuite(<ConfirmDeviceDialog device={device} onClose={() => undefined} onDone={async () => undefined} />, {
    ...{ zone: 'devices', claims },
    answers: {
      'POST /security-data/v1/devices/d1/self-checks': async (request) => {
        sent.push(await request.json());
        return Response.json(device);
      },
    },
  });
  const answer = async (group: string) =>
    userEvent.click(within(await screen.findByRole('group', { name: group })).getByRole('radio', { name: 'On' }));
  await answer('Firewall');
  expect(screen.queryByLabelText('Why the file is wrong or out of date')).toBeNull();
  await answer('Disk encryption');
  expect(screen.getByText('osquery of Nov 20, 2026 says off. Your answer counts only with a reason.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Why the file is wrong or out of date'), 'Turned on today');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const answers = { encryption: true, firewall: true };
  await waitFor(() =>
    expect(sent).toEqual([{ answers, platform: 'macos', osVersion: '', reasons: { encryption: 'Turned on today' } }]),
  );
});

test('a confirmation without an answer, or with a screenshot of more than 5 MB, is refused', async () => {
  const device = deviceOf(stateOf({ check: 'firewall', state: 'pass' }));
  const { requests } = renderInSuite(
    <ConfirmDeviceDialog device={device} onClose={() => undefined} onDone={async () => undefined} />,
    { zone: 'devices', claims },
  );
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const firewall = within(await screen.findByRole('group', { name: 'Firewall' }));
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe('Answer at least one question.');
  await userEvent.click(firewall.getByRole('radio', { name: 'Off' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'screen.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/^Screenshot/), large);
  await confirm();
  expect(screen.getByRole('alert').textContent).toBe('The screenshot has more than 5 MB. Choose a smaller one.');
  expect(requests).toEqual([]);
});

test('a confirmation whose screenshot is refused is recorded, and the person is warned', async () => {
  const device = deviceOf(stateOf({ check: 'firewall', state: 'pass' }));
  const done: string[] = [];
  const { toasts } = renderInSuite(
    <ConfirmDeviceDialog device={device} onClose={() => undefined} onDone={async (text) => void done.push(text)} />,
    {
      ...{ zone: 'devices', claims },
      answers: {
        'POST /security-data/v1/devices/d1/self-checks': () => Response.json(device),
        'POST /security-data/v1/devices/d1/screenshots': () =>
          Response.json({ code: 'invalid_request', message: 'It is no picture.' }, { status: 400 }),
      },
    },
  );
  const firewall = within(await screen.findByRole('group', { name: 'Firewall' }));
  await userEvent.click(firewall.getByRole('radio', { name: 'Off' }));
  await userEvent.upload(screen.getByLabelText(/^Screenshot/), new File(['x'], 'screen.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(done).toEqual(['Thank you. It was recorded with today’s date.']));
  expect(toasts).toEqual(['It was recorded without the screenshot. It is no picture.']);
});

test.each([
  [
    'a file that a person contradicts without a reason goes on counting, and both are named',
    stateOf({ contrary: { isOn: true, source: 'self-check', observedAt: '2026-11-26T12:00:00Z', system: '' } }),
    'Contradicted: osquery of Nov 20, 2026 says off. The confirmation of Nov 26, 2026 says on without a reason, so the file counts.',
  ],
  [
    'a reason against a file is shown with what the file says',
    stateOf({
      ...{ state: 'pass', source: 'self-check', observedAt: '2026-11-26T12:00:00Z', reason: 'Turned on today' },
      contrary: { isOn: false, source: 'osquery', observedAt: '2026-11-20T12:00:00Z', system: '' },
    }),
    'osquery of Nov 20, 2026 says off. Reason: Turned on today',
  ],
])('%s', async (_, state, text) => {
  renderInSuite(<Checks device={deviceOf(state)} />, { zone: 'devices', claims, answers: {} });
  expect(await screen.findByText(text)).toBeTruthy();
});
