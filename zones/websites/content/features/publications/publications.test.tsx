import type { Publication } from '@services/site/contract/publications';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Publications } from './publications';

const path = '/mywebsite-admin/v1/publications';

const publication = (number: number, rest: Partial<Publication> = {}): Publication => ({
  ...{ id: `p${number}`, number, state: 'done', at: '2026-03-02T14:00:00Z', by: 'Olivia Hart', pages: 5, bytes: 1, reason: '' },
  isCurrent: false,
  ...rest,
});
const all = [
  publication(4, { state: 'waiting' }),
  publication(3, { state: 'failed', reason: 'The disk is full.' }),
  publication(2, { isCurrent: true }),
  publication(1),
];

function open(publications = all) {
  const answerWith = (list: Publication[]) => Response.json({ publications: list, address: 'https://h.sites.example/' });
  return renderInSuite(<Publications />, {
    zone: 'content',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => answerWith(publications),
      [`POST ${path}/p1/current`]: () => answerWith([publication(2), publication(1, { isCurrent: true })]),
    },
  });
}

const items = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('shows what visitors see, what waits and what failed', async () => {
  open();
  const [waiting, failed, current, earlier] = await items();
  expect(waiting).toContain('Being published');
  expect(failed).toMatch(/The disk is full\..*Not published/);
  expect(current).toContain('Visitors see this');
  expect(earlier).toContain('5 pages');
});

test('only finished publications can be downloaded, and only earlier ones be returned to', async () => {
  open();
  await items();
  const names = (text: RegExp) => screen.queryAllByRole('button', { name: text }).map((one) => one.getAttribute('aria-label'));
  expect(names(/as ZIP$/)).toEqual(['Files of publication 2 as ZIP', 'Files of publication 1 as ZIP']);
  expect(names(/^Return to publication/)).toEqual(['Return to publication 1']);
});

test('returns to an earlier publication after a question', async () => {
  const { requests, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Return to publication 1' }));
  expect(requests).not.toContain(`POST ${path}/p1/current`);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Return to this' }));
  await waitFor(() => expect(toasts).toEqual(['Visitors see publication 1 again.']));
  expect((await items())[1]).toContain('Visitors see this');
});

test('a website without publications has no link to it', async () => {
  open([]);
  expect(await screen.findByText('Nothing is published yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open website/ })).toBeNull();
});
