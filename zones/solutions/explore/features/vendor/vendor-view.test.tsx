import type { VendorPage } from '@services/directory-api/contract/answers';
import { chooseAction, chooseOption, enter } from '@suite/testing/fields';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, openExplore, recorder, vendor } from '../frame/directory.fixture';
import { VendorView } from './vendor-view';

const path = '/solutionhub-vendors/v1/vendors/v1';
const price = {
  id: 'p1',
  amount: 2_900,
  currency: 'USD',
  unit: 'user',
  period: 'month',
  plan: 'Team',
  seenOn: '2026-02-01',
  enteredBy: 'Ann',
};
const review = { rating: 2, good: 'Fast', bad: 'Dear', monthsPaid: 3, on: '2026-02-10', isOwn: true, version: 4 };

function open(part: Partial<VendorPage> = {}, rights = 'admin,change') {
  location.hash = '#/vendor?slug=acme';
  const { sent, write } = recorder();
  const shown = { ...vendor, ...part };
  const answers = {
    'PUT /solutionhub-vendors/v1/favorites/v1': write('favorite'),
    'DELETE /solutionhub-vendors/v1/favorites/v1': write('no favorite'),
    [`POST ${path}/prices`]: write('price', { id: 'p2' }, 201),
    'DELETE /solutionhub-vendors/v1/prices/p1': write('no price'),
    [`PUT ${path}/review`]: write('review'),
    [`DELETE ${path}/review`]: write('no review'),
    [`POST ${path}/introductions`]: write('introduction', { id: 'i1', state: 'sent' }, 201),
    [`POST ${path}/adoption`]: write('adoption', { entryId: 'e1', name: 'Acme' }, 201),
    [`PUT ${path}`]: write('vendor', { id: 'v1', slug: 'acme', name: 'Acme' }),
    [`DELETE ${path}`]: write('no vendor'),
  };
  return { ...openExplore(<VendorView />, { vendor: { vendor: shown } }, { rights, answers }), sent, shown };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const loaded = () => screen.findByRole('heading', { name: 'Acme' });

test('shows each fact with its source and day, pages as links', async () => {
  open();
  const about = within(await screen.findByRole('table', { name: 'Facts: About' }));
  expect(about.getByRole('link', { name: /^acme\.example/ }).getAttribute('href')).toBe('https://acme.example/');
  expect(about.getAllByRole('row')[1]?.textContent).toMatch(/Website.*Survey.*CC BY.*Jan 31, 2026/);
  expect(within(screen.getByRole('table', { name: 'Facts: Security and data' })).getByText('SOC 2')).toBeTruthy();
  expect(screen.getByText('You pay $49 a month.')).toBeTruthy();
  expect(screen.getByText('7 other firms of your size pay for it; the middle one pays $60 a month.')).toBeTruthy();
});

test('a vendor is added to the favorites and removed again', async () => {
  const { sent } = open();
  await click('Add to favorites');
  await waitFor(() => expect(sent).toEqual([['favorite', null]]));
  const own = open({ isFavorite: true });
  await click('Remove from favorites');
  await waitFor(() => expect(own.sent).toEqual([['no favorite', null]]));
});

test('an introduction needs an address, a message and consent', async () => {
  const { sent, toasts } = open();
  await click('Request introduction');
  expect(field('Answer to').value).toBe('ann@firm.example');
  enter(field('Answer to'), 'ann');
  await click('Send request');
  for (const text of ['Enter an e-mail address.', 'Write a message.', 'Without your agreement nothing can be sent.'])
    expect(screen.getByText(text)).toBeTruthy();
  enter(field('Answer to'), 'a@firm.example');
  enter(field('Message'), 'Please call us.');
  await click('Send request');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree that Acme gets my name/ }));
  await click('Send request');
  await waitFor(() => expect(toasts).toEqual(['The vendor got your request by e-mail.']));
  expect(sent).toEqual([['introduction', { email: 'a@firm.example', message: 'Please call us.', consent: true }]]);
});

test.each(['requested', 'sent'])('a request that is %s is not made again', async (state) => {
  const introduction = {
    id: 'i1',
    state,
    stateAt: '2026-03-01T10:00:00Z',
    note: '',
    email: '',
    consentedAt: '2026-03-01T10:00:00Z',
  };
  open({ introduction });
  await loaded();
  expect(screen.queryByRole('button', { name: 'Request introduction' })).toBeNull();
  open({ introduction: { ...introduction, state: 'declined' } });
  expect(await button('Request introduction')).toBeTruthy();
});

test('an administrator adds a vendor to the security plan', async () => {
  const { sent, toasts } = open();
  await click('Add to security plan');
  enter(field('What it does for the firm'), ' ');
  await click('Add provider');
  expect(screen.getByText('Say what it does for the firm.')).toBeTruthy();
  enter(field('What it does for the firm'), 'Pays our people');
  await userEvent.click(screen.getByRole('checkbox', { name: 'It can reach customer information' }));
  await click('Add provider');
  await waitFor(() => expect(toasts).toEqual(['Acme is in the provider register of your security plan.']));
  expect(sent).toEqual([['adoption', { service: 'Pays our people', hasData: false, note: '' }]]);
});

test('one in the plan is not added again, and members add none', async () => {
  open({ adoption: { by: 'Ann', at: '2026-03-01T10:00:00Z', isInPlan: true } });
  expect(await screen.findByText(/^In your security plan since Mar 1, 2026, added by Ann\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to security plan' })).toBeNull();
  open({}, 'change');
  await loaded();
  expect(screen.queryByRole('button', { name: 'Add to security plan' })).toBeNull();
});

test('a price that the firm was offered is added, shown and deleted', async () => {
  const { sent } = open({ prices: [price] });
  expect(await screen.findByText('$29.00 per user a month')).toBeTruthy();
  await click('Delete the price $29.00 per user a month');
  await waitFor(() => expect(sent).toEqual([['no price', null]]));
  await click('Add price');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add price' }));
  expect(dialog.getByText('Enter an amount.')).toBeTruthy();
  enter(dialog.getByRole('textbox', { name: 'Amount' }), '1,200.50');
  enter(dialog.getByRole('textbox', { name: 'Plan' }), 'Gold');
  enter(dialog.getByLabelText('Seen on'), '2026-03-01');
  await chooseOption('For each', 'Client');
  await chooseOption('Each', 'Year');
  await userEvent.click(dialog.getByRole('button', { name: 'Add price' }));
  const body = { amount: 120_050, currency: 'USD', unit: 'client', period: 'year', plan: 'Gold', seenOn: '2026-03-01' };
  await waitFor(() => expect(sent.at(-1)).toEqual(['price', body]));
});

test('a firm that pays a vendor reviews it', async () => {
  const { sent, toasts } = open();
  await click('Write a review');
  await chooseOption('Rating', '5 – excellent');
  enter(field('What works well'), 'Support');
  enter(field('What does not'), 'Price');
  await click('Save review');
  await waitFor(() => expect(toasts).toEqual(['The review was saved.']));
  expect(sent).toEqual([['review', { rating: 5, good: 'Support', bad: 'Price', version: 0 }]]);
});

test('an own review is changed from what it says, or deleted', async () => {
  const { sent } = open({ reviews: [{ ...review, isOwn: false, on: '2026-01', version: null }, review] });
  expect((await screen.findByText(/^2 of 5/, { selector: 'li:last-child p' })).textContent).toMatch(
    /Your firm, paid in 3 of 12 months · Feb 10, 2026/,
  );
  await click('Change review');
  await click('Save review');
  await waitFor(() => expect(sent).toEqual([['review', { rating: 2, good: 'Fast', bad: 'Dear', version: 4 }]]));
  await click('Delete review');
  await waitFor(() => expect(sent.at(-1)).toEqual(['no review', null]));
});

test('a firm that does not pay a vendor cannot review it', async () => {
  open({ monthsPaid: 0 });
  expect(await screen.findByText(/so you cannot review it\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('an edited vendor keeps the sources of unchanged facts', async () => {
  const { sent } = open({}, 'operator,change');
  await loaded();
  await chooseAction('More: Acme', 'Edit');
  const [website] = screen.getAllByRole('textbox', { name: 'Value' });
  if (website) enter(website, 'https://new.example/');
  await click('Save');
  expect(screen.getByText('Enter where the facts are from.')).toBeTruthy();
  enter(field('Source of new and changed facts'), 'Its website');
  enter(screen.getByLabelText('As of'), '2026-03-01');
  await click('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  const source = { source: 'Survey', sourceUrl: 'https://survey.example/', license: 'CC BY', credit: '', asOf: '2026-01-31' };
  const changed = { source: 'Its website', sourceUrl: '', license: '', credit: '', asOf: '2026-03-01' };
  const facts = [
    { kind: 'website', value: 'https://new.example/', ...changed },
    { kind: 'certification', value: 'SOC 2', ...source },
  ];
  expect(sent).toEqual([['vendor', { name: 'Acme', subCategory: 'payroll', facts, version: 5 }]]);
});

test('a vendor that somebody else has changed is not overwritten, unless the operator keeps their own', async () => {
  const { answers, sent, shown } = open({ facts: [] }, 'operator,change');
  const works = answers[`PUT ${path}`];
  answers[`PUT ${path}`] = () => {
    Object.assign(shown, { name: 'Theirs', version: 6 });
    return failed('changed_meanwhile', 'Look at it again.');
  };
  await loaded();
  await chooseAction('More: Acme', 'Edit');
  enter(field('Name'), ' ');
  await click('Save');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  enter(field('Name'), 'Mine');
  await click('Save');
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(field('Name').value).toBe('Mine');
  await click('Keep mine');
  if (works) answers[`PUT ${path}`] = works;
  await click('Save');
  await waitFor(() => expect(sent).toEqual([['vendor', { name: 'Mine', subCategory: 'payroll', facts: [], version: 6 }]]));
});

test('a review that a colleague has changed is not overwritten, and theirs can be loaded', async () => {
  const { answers, shown } = open({ reviews: [review] });
  answers[`PUT ${path}/review`] = () => {
    shown.reviews = [{ ...review, good: 'Theirs', version: 5 }];
    return failed('changed_meanwhile', 'Look at it again.');
  };
  await click('Change review');
  const good = screen.getAllByRole<HTMLTextAreaElement>('textbox')[0] as HTMLTextAreaElement;
  enter(good, 'Mine');
  await click('Save review');
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(good.value).toBe('Mine');
  await click('Load theirs');
  expect(good.value).toBe('Theirs');
});

test('a changed category, a removed fact and other answers ask before they are lost', async () => {
  const isRequested = async () => {
    await click('Cancel');
    return screen.queryByRole('dialog', { name: 'Discard your changes?' }) !== null;
  };
  const edit = async () => {
    open({}, 'operator,admin,change');
    await loaded();
    await chooseAction('More: Acme', 'Edit');
  };
  await edit();
  expect(await isRequested()).toBe(false);
  await edit();
  await click('Remove the fact Certification');
  expect(await isRequested()).toBe(true);
  await edit();
  enter(field('Name'), 'Acme Inc');
  expect(await isRequested()).toBe(true);
  open();
  await click('Add to security plan');
  await userEvent.click(screen.getByRole('checkbox', { name: 'It can reach customer information' }));
  expect(await isRequested()).toBe(true);
});

test('an operator removes a vendor after a question', async () => {
  const { sent } = open({}, 'operator,change');
  await loaded();
  await chooseAction('More: Acme', 'Remove from directory');
  expect(sent).toEqual([]);
  await click('Remove');
  await waitFor(() => expect(sent).toEqual([['no vendor', null]]));
  await waitFor(() => expect(location.hash).toBe('#/'));
});

test('read-only access changes nothing', async () => {
  open({ prices: [price], reviews: [review] }, '');
  await loaded();
  expect(screen.queryByRole('button')).toBeNull();
});
