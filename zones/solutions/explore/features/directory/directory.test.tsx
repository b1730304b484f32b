import { chooseOption, enter } from '@suite/testing/fields';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, openExplore, recorder } from '../frame/directory.fixture';
import { Directory } from './directory';

const facets = [
  {
    name: 'category',
    values: [
      { value: 'accounting-and-tax', count: 4 },
      { value: 'security', count: 2 },
    ],
  },
  { name: 'subCategory', values: [{ value: 'payroll', count: 3 }] },
  { name: 'certification', values: [{ value: 'SOC 2', count: 5 }] },
];
const vendors = ['Acme', 'Bell', 'Cedar', 'Delta', 'Echo'].map((name) => ({
  ...{ ...card, id: name, slug: name.toLowerCase(), name },
}));
const data = { vendors: { vendors: { total: 120, vendors, facets }, directory: { vendors: 120, sources: [] } } };

const open = (hash: string, rights?: string) => {
  location.hash = hash;
  return openExplore(<Directory />, data, rights === undefined ? {} : { rights });
};
const lastOf = (requested: [string, unknown][]) => requested.at(-1)?.[1] as Record<string, unknown>;

test('narrows the vendors by category, facets and text, and orders them', async () => {
  const { requested } = open('#/');
  await screen.findByRole('link', { name: 'Acme' });
  const none = { category: [], subCategory: [], certification: [], priceModel: [], ledger: [], firmSize: [] };
  expect(lastOf(requested)).toMatchObject({ ...none, find: '', order: 'BEST', offset: 0, first: 30 });
  expect(screen.getByRole('button', { name: 'All 6' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Security 2' }));
  await waitFor(() => expect(lastOf(requested)).toMatchObject({ category: ['security'] }));
  await chooseOption('Sub-category', 'Payroll (3)');
  await chooseOption('Certification', 'SOC 2 (5)');
  await waitFor(() => expect(lastOf(requested)).toMatchObject({ subCategory: ['payroll'], certification: ['SOC 2'] }));
  enter(screen.getByRole('searchbox', { name: 'Find a vendor' }), ' acme ');
  await waitFor(() => expect(lastOf(requested)).toMatchObject({ find: 'acme', subCategory: ['payroll'] }));
  await chooseOption('Order', 'Name');
  await waitFor(() => expect(lastOf(requested)).toMatchObject({ order: 'NAME' }));
  expect(screen.getByText('Order: by name. Nobody can pay for a place.')).toBeTruthy();
});

test('the other filters of the address are asked for, too', async () => {
  const { requested } = open('#/?price=per-user&ledger=xero&size=solo&page=3');
  await screen.findByRole('link', { name: 'Acme' });
  expect(lastOf(requested)).toMatchObject({ priceModel: ['per-user'], ledger: ['xero'], firmSize: ['solo'], offset: 60 });
});

test('a chosen filter without vendors stays in its list, so that it can be taken away', async () => {
  open('#/?sub=document-storage&certification=SOC+2');
  await screen.findByRole('link', { name: 'Acme' });
  const shown = (name: string) => screen.getByRole('combobox', { name }).textContent;
  expect([shown('Sub-category'), shown('Certification')]).toEqual(['Document storage', 'SOC 2 (5)']);
});

test('another category forgets the sub-category', async () => {
  const { requested } = open('#/?category=accounting-and-tax&sub=payroll');
  await screen.findByRole('link', { name: 'Acme' });
  await userEvent.click(screen.getByRole('button', { name: 'Security 2' }));
  await waitFor(() => expect(lastOf(requested)).toMatchObject({ category: ['security'], subCategory: [] }));
});

test('up to four vendors are compared', async () => {
  const { toasts } = open('#/');
  const compare = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
  await screen.findByRole('link', { name: 'Acme' });
  await compare('Acme');
  expect(screen.getByText('Choose another one to compare')).toBeTruthy();
  for (const name of ['Bell', 'Cedar', 'Delta']) await compare(name);
  expect(screen.getByRole('link', { name: 'Compare 4' }).getAttribute('href')).toContain('vendors=acme%2Cbell%2Ccedar%2Cdelta');
  await compare('Echo');
  expect(toasts).toEqual(['Four vendors fit side by side. Remove one first.']);
  await compare('Bell');
  expect(screen.getByRole('link', { name: 'Compare 3' }).getAttribute('href')).toContain('acme%2Ccedar%2Cdelta');
});

test('a row shows what the firm pays, and the first certifications', async () => {
  open('#/');
  const row = (await screen.findByRole('link', { name: 'Acme' })).closest('tr')?.textContent ?? '';
  for (const text of ['Pays people.', 'SOC 2', 'ISO 27001', '+1', '$49 a month']) expect(row).toContain(text);
  expect(row).not.toContain('HIPAA');
});

test('a vendor that is missing is suggested', async () => {
  const { sent, write } = recorder();
  location.hash = '#/';
  const answers = { 'POST /solutionhub-vendors/v1/suggestions': write('suggestion', { id: 's1' }, 201) };
  const { toasts } = openExplore(<Directory />, data, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest a vendor' }));
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send suggestion' }));
  enter(screen.getByRole('textbox', { name: 'Website' }), 'acme');
  await submit();
  expect(screen.getByText('Enter the name of the vendor.')).toBeTruthy();
  expect(screen.getByText('Enter a web address that begins with https://.')).toBeTruthy();
  enter(screen.getByRole('textbox', { name: 'Name' }), 'Foxtrot');
  enter(screen.getByRole('textbox', { name: 'Website' }), 'https://foxtrot.example/');
  enter(screen.getByRole('textbox', { name: 'Why it belongs here' }), 'We use it.');
  await submit();
  await waitFor(() => expect(toasts).toEqual(['Foxtrot was suggested.']));
  expect(sent).toEqual([['suggestion', { name: 'Foxtrot', website: 'https://foxtrot.example/', why: 'We use it.' }]]);
});

test('read-only access suggests nothing', async () => {
  open('#/', '');
  await screen.findByRole('link', { name: 'Acme' });
  expect(screen.queryByRole('button', { name: 'Suggest a vendor' })).toBeNull();
});
