import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../payments/payments.fixture';
import { claims, countsOf, rowOf } from '../proposal/answers.fixture';
import { Pipeline } from './pipeline';

const CALL = 'GET /proposals/v1/proposals';

const counts = countsOf({ draft: [2, 1_200_000], awaiting: [1, 624_000], expiring: [1, 624_000] });

const page = (proposals: ReturnType<typeof rowOf>[], total = proposals.length, all = total ? counts : countsOf({})) =>
  Response.json({ proposals, total, firstYear: sumOf(proposals), counts: all });

const sumOf = (proposals: ReturnType<typeof rowOf>[]) =>
  proposals.length ? [{ currency: 'USD', amount: proposals.reduce((sum, { firstYear }) => sum + firstYear, 0) }] : [];

const open = (answer: Answer) => renderInSuite(<Pipeline />, { zone: 'offer', claims, answers: { [CALL]: answer } });

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

beforeEach(() => {
  location.hash = '#/';
});

test('the URL decides which proposals are shown; each links to its page, and names are plain text', async () => {
  location.hash = '#/?view=expiring&find=bay&sort=firstYear&order=ascending&page=167';
  const requested: URLSearchParams[] = [];
  const row = rowOf('<img src=x onerror=alert(1)>', { unanswered: 2, status: 'viewed', isQuiet: true, isExpiring: true });
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([row], 5000);
  });
  const link = await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' });
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({
    find: 'bay',
    view: 'expiring',
    sort: 'firstYear',
    order: 'ascending',
    offset: '4980',
    limit: '30',
  });
  expect(link.getAttribute('href')).toBe(`#/proposal?id=${row.id}`);
  expect(screen.getByText('4,981–5,000 of 5,000')).toBeTruthy();
  expect(screen.getByText('2 questions')).toBeTruthy();
  expect(within(screen.getByRole('table')).getByText('Quiet')).toBeTruthy();
  expect(screen.getByText('Expires soon')).toBeTruthy();
  expect(screen.getByText('$6,240')).toBeTruthy();
});

test('chips show counts and totals, and filter the list', async () => {
  const requested: (string | null)[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams.get('view'));
    return page([rowOf('Bayview Dental')]);
  });
  const chip = await screen.findByRole('button', { name: 'Drafts 2 $12K' });
  await userEvent.click(chip);
  await waitFor(() => expect(requested).toEqual([null, 'draft']));
  expect(location.hash).toBe('#/?view=draft');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
});

test('shows the last step with the day that the list is sorted by', async () => {
  const edited = rowOf('Ann', { sentAt: '2027-01-03T10:00:00Z', lastStep: { kind: 'edited', at: '2027-01-09T10:00:00Z' } });
  const expired = rowOf('Bob', { decidedAt: '2027-01-08T10:00:00Z', lastStep: { kind: 'expired', at: '2027-01-08T10:00:00Z' } });
  open(() => page([edited, expired]));
  expect(await screen.findByText(/^Edited .*9/)).toBeTruthy();
  expect(screen.getByText(/^Expired .*8/)).toBeTruthy();
});

test('counts failed payments, and links to them', async () => {
  const payments = pageOf([], { failed: [2, 130_000] });
  renderInSuite(<Pipeline />, {
    zone: 'offer',
    claims,
    answers: { [CALL]: () => page([rowOf('Ann')]), 'GET /payments/v1/payments': () => Response.json(payments) },
  });
  const link = await screen.findByRole('link', { name: '2 failed payments' });
  expect(link.getAttribute('href')).toBe('#/payments?view=failed');
});

test('offers to start the first proposal when there are none; a search without results says so instead', async () => {
  open(() => page([]));
  expect(await screen.findByText('No proposals yet')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'New proposal' })) expect(link.getAttribute('href')).toBe('#/new');
  await userEvent.type(screen.getByRole('searchbox'), 'z');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all proposals' }));
  expect(await screen.findByText('No proposals yet')).toBeTruthy();
});

test('with read-only access no proposal can be started', async () => {
  renderInSuite(<Pipeline />, { zone: 'offer', claims: { ...claims, rights: 'app:offer' }, answers: { [CALL]: () => page([]) } });
  expect(await screen.findByText('No proposals yet')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBeTruthy();
  for (const name of ['New proposal', 'Renew', 'Send to many']) expect(screen.queryByRole('link', { name })).toBeNull();
});

test("reports a list that can't be loaded, and can retry", async () => {
  const { answers } = open(() => new Response('', { status: 500 }));
  expect(await screen.findByText('The proposals could not be loaded.')).toBeTruthy();
  answers[CALL] = () => page([rowOf('Ann')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Ann']));
});

describe('the board', () => {
  const of: Record<string, ReturnType<typeof rowOf>[]> = {
    draft: [rowOf('Ann'), rowOf('Bob')],
    awaiting: [rowOf('Cleo', { status: 'sent' })],
  };

  let requested: URLSearchParams[];
  beforeEach(() => {
    location.hash = '#/?layout=board';
    requested = [];
    open((request) => {
      const query = new URL(request.url).searchParams;
      requested.push(query);
      const view = query.get('view');
      if (query.get('find') || query.get('mark')) {
        const found = view === 'draft' ? [rowOf('Bob')] : [];
        return page(found, found.length, counts);
      }
      return view ? page(of[view] ?? [], view === 'draft' ? 45 : undefined) : page([rowOf('Ann')]);
    });
  });

  test('has a column for each state, and links to the whole list of a long one', async () => {
    const column = await screen.findByRole('region', { name: /^Drafts/ });
    expect((await within(column).findAllByRole('link')).map((link) => link.querySelector('bdi')?.textContent)).toEqual([
      'Ann',
      'Bob',
    ]);
    expect(screen.getAllByRole('region').map(({ textContent }) => textContent?.slice(0, 6))).toHaveLength(6);
    await userEvent.click(within(column).getByRole('button', { name: 'Show all 45' }));
    expect(location.hash).toBe('#/?view=draft');
  });

  test('can be navigated by arrow keys, across columns without cards', async () => {
    const focused = () => document.activeElement?.querySelector('bdi')?.textContent;
    (await screen.findByRole('link', { name: /Ann/ })).focus();
    await screen.findByRole('link', { name: /Cleo/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Bob');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Cleo');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Ann');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Bob');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Ann');
  });

  test('finds proposals in all columns, with the count and total of what it finds', async () => {
    await screen.findByRole('link', { name: /Ann/ });
    await userEvent.type(screen.getByRole('searchbox'), 'bob');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Ann/ })).toBeNull());
    const drafts = screen.getByRole('region', { name: /^Drafts/ });
    expect(within(drafts).getByRole('heading').textContent).toBe('Drafts 1');
    expect(
      within(drafts)
        .getAllByText(/\$6/)
        .map(({ textContent }) => textContent),
    ).toEqual(['$6.2K', '$6,240']);
    expect(location.hash).toBe('#/?find=bob&layout=board');
    const views = requested.filter((query) => query.get('find') === 'bob' && query.get('limit') === '20');
    expect(new Set(views.map((query) => query.get('view'))).size).toBe(6);
  });

  test('narrows all columns to proposals that need attention', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Expiring 1 $6.2K' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Ann/ })).toBeNull());
    expect(location.hash).toBe('#/?view=expiring&layout=board');
    const columns = requested.filter((query) => query.get('mark') === 'expiring').map((query) => query.get('view'));
    expect(columns.sort()).toEqual(['accepted', 'awaiting', 'awaiting-approval', 'declined', 'draft', 'ended']);
    expect(screen.queryByRole('button', { name: /^Drafts/ })).toBeNull();
  });
});
