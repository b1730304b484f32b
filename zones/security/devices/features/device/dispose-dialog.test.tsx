import { type Device, getDevice } from '@services/devices/contract/devices';
import { useQuery } from '@suite/api/use-query';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisposeDialog } from './dispose-dialog';

const device: Device = {
  ...{ id: 'd1', kind: 'computer', name: 'Laptop', serial: '', model: '', manufacturer: '', location: '', notes: '' },
  os: { platform: 'macos', name: 'macOS', version: '15.7', release: 'macOS 15', support: 'supported', endsOn: null, newer: null },
  ...{ owner: null, status: 'returned', state: 'none', level: 'standard', failing: [], unknown: [], lastSeenAt: null },
  ...{ isStale: false, version: 4, purchasedOn: null, warrantyUntil: null, wipe: 'done', disposal: null },
  ...{ checks: [], evidence: [], handovers: [] },
};
const path = '/security-data/v1/devices/d1';

function Page({ onDone }: { onDone: (text: string) => Promise<void> }) {
  const { data } = useQuery(getDevice, { params: { deviceId: 'd1' } });
  return data ? <DisposeDialog device={data} onClose={() => undefined} onDone={onDone} /> : null;
}

function open() {
  const sent: unknown[] = [];
  const done: string[] = [];
  const server = { version: 4 };
  const suite = renderInSuite(<Page onDone={async (text) => void done.push(text)} />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json({ ...device, version: server.version }),
      [`POST ${path}/disposal`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.version === server.version) return Response.json(device);
        return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this device.' }, { status: 409 });
      },
    },
  });
  return { ...suite, sent, done, server };
}

const day = () => screen.findByLabelText<HTMLInputElement>('Date');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Dispose of device' }));
const choose = () => chooseOption('What happened to its data and to the device', 'Storage destroyed');
const note = () => screen.getByRole('textbox', { name: 'Done by, number of the certificate' });

test('records when and how a device was disposed of, based on the version that was shown', async () => {
  const { sent, done } = open();
  enter(await day(), '2026-03-31');
  await choose();
  await userEvent.type(note(), ' Shredder Inc., 4711 ');
  await submit();
  await waitFor(() => expect(done).toEqual(['The disposal was recorded.']));
  expect(sent).toEqual([{ on: '2026-03-31', method: 'destroyed', note: 'Shredder Inc., 4711', version: 4 }]);
});

test('a disposal without a day or a method is refused at these fields, and the first is focused', async () => {
  const { sent } = open();
  enter(await day(), '');
  await submit();
  expect(screen.getByText('Enter a date.')).toBeTruthy();
  expect(screen.getByText('Choose what happened.')).toBeTruthy();
  expect(document.activeElement).toBe(await day());
  enter(await day(), '2026-03-31');
  expect(screen.queryByText('Enter a date.')).toBeNull();
  await submit();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'What happened to its data and to the device' }));
  expect(sent).toEqual([]);
});

test('a disposal whose certificate is refused is recorded, and the person is warned', async () => {
  const { answers, done, toasts, requests } = open();
  answers[`POST ${path}/disposal-certificate`] = () =>
    Response.json({ code: 'invalid_request', message: 'It is no PDF.' }, { status: 400 });
  await day();
  await choose();
  await userEvent.upload(screen.getByLabelText(/^Certificate/), new File(['%PDF'], 'c.pdf', { type: 'application/pdf' }));
  await submit();
  await waitFor(() => expect(done).toEqual(['The disposal was recorded.']));
  expect(toasts).toEqual(['The disposal was recorded without its certificate. It is no PDF.']);
  expect(requests.filter((call) => call === `POST ${path}/disposal`)).toHaveLength(1);
});

test('asks when somebody else has changed the device, and disposes of the newer version if the person keeps theirs', async () => {
  const { sent, done, server } = open();
  enter(await day(), '2026-03-31');
  await choose();
  server.version = 5;
  await submit();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await submit();
  await waitFor(() => expect(done).toHaveLength(1));
  expect(sent.at(-1)).toEqual({ on: '2026-03-31', method: 'destroyed', note: '', version: 5 });
});
