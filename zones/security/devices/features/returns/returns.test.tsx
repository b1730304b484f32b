import type { ReturnTask } from '@services/devices/contract/handovers';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Returns } from './returns';

const device = { id: 'd1', name: 'Laptop', serial: 'S1', isReturned: true, isWiped: false };
const task = (person: string, part: Partial<ReturnTask> = {}): ReturnTask => ({
  ...{
    id: person,
    userId: `id of ${person}`,
    person,
    openedOn: '2026-03-01',
    dueOn: '2026-03-08',
    closedOn: null,
    outcome: null,
  },
  ...{ note: '', devices: [device] },
  ...part,
});

beforeEach(() => {
  // The end of March 8 in New York.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-09T03:00:00Z'));
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240);
});
afterEach(() => jest.restoreAllMocks());

function open(tasks: ReturnTask[]) {
  return renderInSuite(<Returns />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change' },
    answers: {
      'GET /security-data/v1/return-tasks': () => Response.json({ tasks }),
      'POST /security-data/v1/devices/d1/wipe': () => Response.json({}),
    },
  });
}
const badges = (row: HTMLElement) =>
  [...row.querySelectorAll('.ui-badge')].map(({ textContent, classList }) => `${textContent} ${classList[1]}`);

test('a return is late from the day after its last day on', async () => {
  open([task('Ada'), task('Bob', { dueOn: '2026-03-07' })]);
  const [ada, bob] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.closest('li'));
  if (!ada || !bob) throw new Error('two tasks are open');
  expect(badges(ada)[0]).toBe('Due Mar 8, 2026 ui-badge-warn');
  expect(badges(bob)[0]).toBe('Was due Mar 7, 2026 ui-badge-bad');
});

test('shows of each device whether it is back and its data is deleted', async () => {
  const { requests } = open([task('Ada', { devices: [device, { ...device, id: 'd2', name: 'Phone', isReturned: false }] })]);
  const rows = ['Laptop', 'Phone'].map((name) => screen.findByRole('link', { name }));
  const [laptop, phone] = (await Promise.all(rows)).map((link) => link.closest('li'));
  if (!laptop || !phone) throw new Error('two devices are shown');
  expect(badges(laptop)).toEqual(['Returned ui-badge-good', 'Data to be deleted ui-badge-warn']);
  expect(badges(phone)).toEqual(['Not returned ui-badge-bad', 'Data to be deleted ui-badge-warn']);
  // Only what is back can be deleted.
  expect(screen.queryByRole('button', { name: 'Data was deleted: Phone' })).toBeNull();
  const record = screen.getByRole('link', { name: 'Record return' });
  expect(record.getAttribute('href')).toBe('#/handover?kind=return&person=id+of+Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Data was deleted: Laptop' }));
  await waitFor(() => expect(requests.filter((call) => call.includes('/devices/d1/'))).toHaveLength(1));
});

test('no return is recorded of what is back, and a closed task says why', async () => {
  open([task('Ada'), task('Cleo', { closedOn: '2026-03-05', outcome: 'closed', note: 'Lost at sea' })]);
  await screen.findByRole('heading', { name: 'Ada' });
  expect(screen.queryByRole('link', { name: 'Record return' })).toBeNull();
  expect(screen.getByText('Closed without return · Mar 5, 2026 · Laptop · Lost at sea')).toBeTruthy();
});

test('says that nothing has to come back', async () => {
  open([]);
  expect(await screen.findByText('Nothing to get back')).toBeTruthy();
});
