import type { LeadRow } from '@services/inbox/contract/leads';
import { chooseAction, chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Inbox } from './inbox';
import { ann, bob, leadRow } from './lead.fixture';

const path = '/mywebsite-contacts/v1/leads';
const counts = { open: 3, new: 1, assigned: 2, answered: 4, won: 5, lost: 6, spam: 7 };

function open(hash: string, leads: LeadRow[] = [leadRow], total = leads.length) {
  location.hash = hash;
  const requested: Record<string, string>[] = [];
  const suite = renderInSuite(<Inbox />, {
    zone: 'contact',
    claims: { userId: ann.id, companyId: 'c1' },
    answers: {
      [`GET ${path}`]: ({ url }) => {
        requested.push(Object.fromEntries(new URL(url).searchParams));
        return Response.json({ leads, total, counts, tags: ['payroll', 'tax'], minutesToAnswer: 45 });
      },
      'GET /mywebsite-contacts/v1/people': () => Response.json([ann, bob]),
    },
  });
  return { ...suite, requested };
}

const rows = async () => (await screen.findByRole('list', { name: 'Leads' })).querySelectorAll('li');

test('reads the leads to answer, with the number of leads in each state', async () => {
  const { requested } = open('#/');
  expect(await rows()).toHaveLength(1);
  expect(requested[0]).toEqual({ view: 'open', find: '', offset: '0', limit: '30' });
  expect(screen.getByRole('button', { name: 'To answer 3' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Spam 7' })).toBeTruthy();
  expect(screen.getByText('Median time to the first answer in the last 90 days: 45 min.')).toBeTruthy();
});

test('narrows the leads by state, owner, tag and text', async () => {
  const { requested } = open('#/');
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Won 5' }));
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ view: 'won' }));
  await chooseOption('Owner', 'Bob Ray');
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ view: 'won', owner: bob.id }));
  await chooseOption('Tag', 'tax');
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ view: 'won', owner: bob.id, tag: 'tax' }));
  enter(screen.getByRole('searchbox', { name: 'Find a lead' }), ' payroll ');
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ view: 'won', owner: bob.id, tag: 'tax', find: 'payroll' }));
  await chooseOption('Owner', 'Nobody');
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ owner: 'nobody' }));
});

test('another view closes the open lead', async () => {
  const { requested } = open(`#/?lead=${leadRow.id}`);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Won 5' }));
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ view: 'won' }));
  expect(location.hash).toBe('#/?view=won');
});

test('an address that was tampered with shows the leads to answer', async () => {
  const { requested } = open('#/?view=nonsense&owner=x&page=-3');
  await rows();
  expect(requested[0]).toEqual({ view: 'open', find: '', offset: '0', limit: '30' });
});

test('pages through many leads', async () => {
  const { requested } = open('#/?page=2', [leadRow], 120);
  await rows();
  expect(requested[0]).toMatchObject({ offset: '30', limit: '30' });
  await userEvent.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ offset: '60' }));
});

test('a row shows what matters of a lead', async () => {
  open('#/?tag=payroll', [{ ...leadRow, isUnread: true, isClient: true, isBouncing: true }]);
  const text = (await rows())[0]?.textContent ?? '';
  for (const part of ['Vera Visitor', 'Not read yet', 'Contact form – Do you prepare payroll?', 'Assigned', 'Bob Ray'])
    expect(text).toContain(part);
  expect(text).toContain('Client');
  expect(text).toContain('Mail bounces');
  const href = screen.getByRole('link', { name: /Vera Visitor/ }).getAttribute('href');
  expect(href).toBe(`#/?tag=payroll&lead=${leadRow.id}`);
});

test('exports the leads of the view', async () => {
  const { answers, requests } = open('#/?view=lost&find=tax');
  await rows();
  const searches: string[] = [];
  answers['GET /mywebsite-contacts/v1/leads-export'] = ({ url }) => {
    searches.push(new URL(url).search);
    return new Response('Received', { headers: { 'Content-Type': 'text/csv' } });
  };
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  await chooseAction('More: leads', 'Export CSV');
  await waitFor(() => expect(requests).toContain('GET /mywebsite-contacts/v1/leads-export'));
  expect(searches).toEqual(['?view=lost&find=tax']);
});

test('says why there is nothing to see', async () => {
  open('#/', []);
  expect(await screen.findByText('Nothing to answer')).toBeTruthy();
  open('#/?tag=tax', []);
  expect(await screen.findByText('No leads match')).toBeTruthy();
});
