import { chooseOption, enter } from '@suite/testing/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, openExplore, recorder } from '../frame/directory.fixture';
import { Manage } from './manage';

const path = '/solutionhub-vendors/v1';
const operator = {
  requestsToPassOn: [
    {
      ...{ id: 'i1', vendor: 'Acme', firm: 'Harborline', person: 'Ann', email: 'ann@firm.example', message: 'Call us.' },
      ...{ consentedAt: '2026-03-01T12:00:00Z', state: 'requested', note: '' },
    },
  ],
  openSuggestions: [
    { id: 's1', firm: 'Harborline', name: 'Foxtrot', website: 'https://fox.example/', why: 'Good.', at: '2026-03-01T12:00:00Z' },
  ],
};

function open() {
  const { sent, write } = recorder();
  const answers = {
    [`PUT ${path}/introductions/i1`]: write('introduction'),
    [`PUT ${path}/suggestions/s1`]: write('suggestion'),
    [`POST ${path}/vendors`]: write('vendor', { id: 'v9', slug: 'foxtrot', name: 'Foxtrot' }, 201),
  };
  return { ...openExplore(<Manage />, { operator }, { rights: 'operator,change', answers }), sent };
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const drop = (name: string) => {
  const file = new File(['name\nAcme'], name, { type: 'text/csv' });
  return userEvent.upload(screen.getByLabelText(/^File of vendors/), file);
};

beforeEach(() => sessionStorage.clear());

test('a file is imported with its source, and its rejected rows are listed', async () => {
  const { answers } = open();
  const queries: Record<string, string>[] = [];
  answers[`POST ${path}/vendor-imports`] = ({ url }) => {
    queries.push(Object.fromEntries(new URL(url).searchParams));
    const problems = [{ row: 3, name: 'Bell', reason: 'website is not a web address' }];
    return Response.json({ read: 1200, added: 1000, updated: 100, unchanged: 99, rejected: 1, problems });
  };
  await screen.findByText('Call us.');
  await drop('vendors.csv');
  expect(await screen.findByText('Enter the name of the source first.')).toBeTruthy();
  enter(field('Name of the source'), 'Survey');
  enter(field('Address of the source'), 'survey');
  await drop('vendors.csv');
  expect(await screen.findByText('Enter a web address that starts with https://.')).toBeTruthy();
  enter(field('Address of the source'), 'https://survey.example/');
  enter(field(/^License/), 'CC BY');
  enter(screen.getByLabelText('The date this file reflects'), '2026-02-01');
  await drop('vendors.csv');
  expect(await screen.findByText('1,200 rows read: 1,000 added, 100 updated, 99 unchanged, 1 rejected.')).toBeTruthy();
  expect(screen.getByText('website is not a web address')).toBeTruthy();
  const sent = { source: 'Survey', sourceUrl: 'https://survey.example/', license: 'CC BY', credit: '', asOf: '2026-02-01' };
  expect(queries).toEqual([sent]);
});

test('an import that fails says why, and the typed source stays', async () => {
  const { answers } = open();
  answers[`POST ${path}/vendor-imports`] = () => failed('invalid_request', 'The file has no rows.', 400);
  await screen.findByText('Call us.');
  enter(field('Name of the source'), 'Survey');
  await drop('vendors.csv');
  expect(await screen.findByText("The import didn't finish. The file has no rows.")).toBeTruthy();
  open();
  await screen.findByText('Call us.');
  expect(field('Name of the source').value).toBe('Survey');
});

test('what came of a request is noted for the firm', async () => {
  const { sent } = open();
  await click('Update: Acme');
  await chooseOption('Outcome', 'Declined');
  enter(field('Note to the firm'), 'They are full.');
  await click('Save');
  await waitFor(() => expect(sent).toEqual([['introduction', { state: 'declined', note: 'They are full.' }]]));
});

test('a suggestion is declined', async () => {
  const { sent } = open();
  await click('Decline: Foxtrot');
  await waitFor(() => expect(sent).toEqual([['suggestion', { state: 'declined', note: '' }]]));
});

test('a suggestion becomes a vendor', async () => {
  const { sent, toasts } = open();
  await click('Add to directory: Foxtrot');
  expect([field('Name').value, field('Value').value]).toEqual(['Foxtrot', 'https://fox.example/']);
  enter(field('Source of new and changed facts'), 'Its website');
  enter(screen.getByLabelText('As of'), '2026-03-01');
  await click('Save');
  await waitFor(() => expect(toasts).toEqual(['Foxtrot was saved.']));
  const source = { source: 'Its website', sourceUrl: '', license: '', credit: '', asOf: '2026-03-01' };
  expect(sent).toEqual([
    ['vendor', { name: 'Foxtrot', subCategory: 'other', facts: [{ kind: 'website', value: 'https://fox.example/', ...source }] }],
    ['suggestion', { state: 'added', note: '' }],
  ]);
  expect(location.hash).toBe('#/vendor?slug=foxtrot');
});
