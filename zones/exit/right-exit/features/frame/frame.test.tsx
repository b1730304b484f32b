import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import { ofSubject } from './frame';

function open(hash: string, rights: string) {
  cleanup();
  location.hash = hash;
  renderInSuite(
    ofSubject('/', async () => () => <p>The valuation</p>),
    {
      zone: 'right-exit',
      claims: { userId: 'u1', companyId: 'c1', rights },
      answers: { 'GET /rightexit/v1/subjects': () => Response.json({ subjects: [] }) },
    },
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an administrator sees the firm itself, with all pages', async () => {
  open('#/', 'admin,change');
  expect(await screen.findByText('The valuation')).toBeTruthy();
  expect(links()).toEqual(expect.arrayContaining(['#/', '#/inputs', '#/settings', '#/clients', '#/improvement']));
});

test('a member who opens the firm sees the clients, and no page of the firm', async () => {
  open('#/', 'change');
  expect(await screen.findByRole('button', { name: 'Add client' })).toBeTruthy();
  expect(screen.queryByText('The valuation')).toBeNull();
  expect(links()).toEqual(['#/clients', '#/improvement', '#/multiples']);
});

test('a member sees a client, whose pages keep it in their address', async () => {
  open('#/?subject=s1', 'change');
  expect(await screen.findByText('The valuation')).toBeTruthy();
  expect(links()).toEqual(expect.arrayContaining(['#/?subject=s1', '#/readiness?subject=s1', '#/multiples', '#/clients']));
  expect(links()).not.toContain('#/improvement');
});
