import { chooseAction, enter, openMenu } from '@suite/testing/fields';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, officeIn, openFirmInfo, personNamed, refused } from './site.fixture';

beforeEach(() => sessionStorage.clear());

const section = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('section');
  if (!found) throw new Error(`there is no section ${name}`);
  return within(found);
};
const field = async (part: string, name: string) => (await section(part)).getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saves what was typed, and says that the website is published with it', async () => {
  const { sent, toasts, session } = openFirmInfo();
  for (const [name, text] of Object.entries({
    Name: 'Harborline!',
    'Legal name': 'H LLC',
    Tagline: 'Tax',
    Phone: '555 010 1234',
  }))
    enter(await field('Firm', name), text);
  enter(await field('Firm', 'E-mail'), 'office@h.example');
  enter(screen.getByRole('textbox', { name: /^Description/ }), 'Accounts');
  enter(screen.getByRole('textbox', { name: /^Languages/ }), 'English, Spanish');
  expect(session.hasUnsavedWork()).toBe(true);
  await save();
  await waitFor(() => expect(toasts).toEqual(['Your firm info was saved. The website is published with it in a moment.']));
  const typed = { name: 'Harborline!', legalName: 'H LLC', tagline: 'Tax', description: 'Accounts', phone: '555 010 1234' };
  expect(sent).toEqual([
    { version: 3, facts: { ...facts, ...typed, email: 'office@h.example', languages: ['English', 'Spanish'] } },
  ]);
  expect((await field('Firm', 'Name')).value).toBe('Harborline!');
  expect(session.hasUnsavedWork()).toBe(false);
});

test('a saved change counts as the newest version for the next one', async () => {
  const { sent, toasts } = openFirmInfo({ isPublished: false });
  for (const text of ['a', 'ab']) {
    enter(await field('Firm', 'Tagline'), text);
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true));
  }
  expect(sent).toMatchObject([{ version: 3 }, { version: 4, facts: { tagline: 'ab' } }]);
  expect(toasts).toEqual(['Your firm info was saved.', 'Your firm info was saved.']);
});

test('marks invalid fields, and sends nothing', async () => {
  const { sent } = openFirmInfo({ facts: { ...facts, offices: [officeIn('Salem')], people: [personNamed('Ann')] } });
  enter(await field('Firm', 'Name'), '');
  enter(await field('Firm', 'E-mail'), 'office');
  enter(await field('Offices', 'Phone'), 'call us');
  enter(await field('People', 'E-mail'), 'ann@');
  await userEvent.click(screen.getByRole('button', { name: 'Add profile' }));
  enter(await field('Languages and memberships', 'Address'), 'ftp://x');
  await save();
  const faults = [
    ...['Enter the name of the firm.', 'Enter a phone number.', 'Enter an address that starts with https://.'],
    ...['Fix the highlighted fields.'],
  ];
  for (const text of faults) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('Enter an e-mail address.')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('typed facts survive a reload until they are discarded', async () => {
  openFirmInfo();
  enter(await field('Firm', 'Tagline'), 'Tax and advice');
  const { session } = openFirmInfo();
  expect((await field('Firm', 'Tagline')).value).toBe('Tax and advice');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((await field('Firm', 'Tagline')).value).toBe('');
  expect(session.hasUnsavedWork()).toBe(false);
  openFirmInfo();
  expect((await field('Firm', 'Tagline')).value).toBe('');
});

test('a change never overwrites that of somebody else, which is shown when the person loads it', async () => {
  const { sent, change } = openFirmInfo();
  enter(await field('Firm', 'Tagline'), 'Mine');
  change({ facts: { ...facts, tagline: 'Theirs' }, version: 4 });
  await save();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect((await field('Firm', 'Tagline')).value).toBe('Mine');
  expect(sent).toMatchObject([{ version: 3 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect((await field('Firm', 'Tagline')).value).toBe('Theirs');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
});

test('a draft from before somebody else’s change asks after a reload which to keep', async () => {
  const { change } = openFirmInfo();
  enter(await field('Firm', 'Tagline'), 'Mine');
  change({ version: 4 });
  const { sent } = openFirmInfo({ version: 4 });
  expect((await field('Firm', 'Tagline')).value).toBe('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ version: 4, facts: { tagline: 'Mine' } }]));
});

test('offices are added, described, ordered and removed', async () => {
  const { sent } = openFirmInfo({ facts: { ...facts, offices: [officeIn('Salem'), officeIn('Bend'), officeIn('Eugene')] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add office' }));
  const street = (await section('Offices')).getAllByRole('textbox', { name: 'Street' })[3];
  if (street) enter(street, '2 Side St');
  await chooseAction('More: Eugene', 'Move up');
  await chooseAction('More: Salem', 'Move down');
  await chooseAction('More: Bend', 'Remove');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { facts: { offices: [{ city: 'Eugene' }, { city: 'Salem' }, { city: '', street: '2 Side St' }] } },
  ]);
});

test('the first part cannot move up, and the last one cannot move down', async () => {
  openFirmInfo({ facts: { ...facts, people: [personNamed('Ann'), personNamed('Bob')] } });
  const actions = async (name: string) => (await openMenu(name)).getAllByRole('button').map(({ textContent }) => textContent);
  expect(await actions('More: Ann')).toEqual(['Move down', 'Remove']);
  expect(await actions('More: Bob')).toEqual(['Move up', 'Remove']);
});

test('hours and closed days of an office are saved', async () => {
  const holidays = [
    { on: '2026-12-24', name: 'Christmas Eve' },
    { on: '2026-12-31', name: 'New Year’s Eve' },
  ];
  const { sent } = openFirmInfo({ facts: { ...facts, offices: [{ ...officeIn('Salem'), holidays }] } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Friday, open' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday, open' }));
  enter(screen.getByLabelText('Saturday, to'), '13:00');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Christmas Eve' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add day' }));
  const [, day] = screen.getAllByLabelText('Date');
  if (day) enter(day, '2027-07-02');
  await save();
  const usual = { from: '09:00', to: '17:00' };
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      facts: {
        offices: [
          {
            hours: [usual, usual, usual, usual, null, { from: '09:00', to: '13:00' }, null],
            holidays: [holidays[1], { on: '2027-07-02', name: '' }],
          },
        ],
      },
    },
  ]);
});

test('people, memberships and the color of the website are saved', async () => {
  const { sent } = openFirmInfo();
  await userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
  for (const [name, text] of Object.entries({
    Name: 'Ann Lee',
    Role: 'Partner',
    About: 'Since 2001.',
    'E-mail': 'ann@h.example',
  }))
    enter(await field('People', name), text);
  await userEvent.type((await section('People')).getByRole('textbox', { name: /^Credentials/ }), 'CPA, EA');
  for (const name of ['Add association', 'Add association', 'Add profile'])
    await userEvent.click(screen.getByRole('button', { name }));
  const [first, second] = (await section('Languages and memberships')).getAllByRole('textbox', { name: 'Name' });
  if (first) enter(first, 'Drop');
  if (second) enter(second, 'AICPA');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Drop' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      facts: {
        people: [{ name: 'Ann Lee', role: 'Partner', bio: 'Since 2001.', email: 'ann@h.example', credentials: 'CPA, EA' }],
        associations: [{ name: 'AICPA', url: '' }],
        social: [{ name: '', url: '' }],
      },
    },
  ]);
});

const book = ['Payroll', 'Tax', 'Advice'].map((name, at) => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${at}`, name, category: '', description: `${name} text` },
}));
const [payroll, tax, advice] = book.map(({ id }) => id);

test('services are shown in the order in which they were chosen, each with its own text or that of the price book', async () => {
  const chosen = [{ bookId: tax ?? '', text: '' }];
  const { sent } = openFirmInfo({ facts: { ...facts, services: chosen } }, { book });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Payroll/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Advice/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Text for Payroll|^Own text/ }), 'Each Friday.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tax/ }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const services = [
    { bookId: payroll, text: 'Each Friday.' },
    { bookId: advice, text: '' },
  ];
  expect(sent).toMatchObject([{ facts: { services } }]);
});

test('what is missing is listed until everything is there', async () => {
  openFirmInfo({ gaps: ['phone', 'logo'] });
  expect(await screen.findByText('2 things are missing')).toBeTruthy();
  expect(screen.getByText('A phone number: most visitors call.')).toBeTruthy();
  openFirmInfo();
  expect(await screen.findByText('Your firm info is complete.')).toBeTruthy();
});

test('links to the website only once it is published', async () => {
  openFirmInfo();
  expect((await screen.findByRole('link', { name: /^Open website/ })).getAttribute('href')).toBe(
    'https://harborline.sites.example/',
  );
  openFirmInfo({ isPublished: false });
  expect(await field('Firm', 'Name')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Open website/ })).toBeNull();
});

test('facts that cannot be loaded can be loaded again', async () => {
  const { answers, server } = openFirmInfo({}, {}, { 'GET /mywebsite-admin/v1/site': () => refused('busy', 'Busy.') });
  expect(await screen.findByText('Your firm info could not be loaded.')).toBeTruthy();
  answers['GET /mywebsite-admin/v1/site'] = () => Response.json(server);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await field('Firm', 'Name')).value).toBe('Harborline');
});

test('a change of the address is saved by itself, and one that is taken stays to be corrected', async () => {
  const { sent, toasts } = openFirmInfo();
  const change = async () => userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  const name = await field('Address', 'Name');
  expect(screen.getByRole('button', { name: 'Change address' })).toHaveProperty('disabled', true);
  enter(name, 'taken');
  await change();
  expect(await screen.findByText('The address was not changed. This address is taken. Choose another one.')).toBeTruthy();
  expect(name.value).toBe('taken');
  await userEvent.type((await section('Address')).getByRole('textbox', { name: /^Own domain/ }), 'www.h.example');
  enter(name, 'h');
  await change();
  await waitFor(() => expect(toasts).toEqual(['The address was changed.']));
  expect(sent).toEqual([
    { slug: 'taken', domain: '' },
    { slug: 'h', domain: 'www.h.example' },
  ]);
  expect(screen.queryByText(/^The address was not changed/)).toBeNull();
});

test('shows the record that proves a domain until it is found', async () => {
  const record = { name: '_firm-suite.www.h.example', value: 'a1b2' };
  const { answers, change, toasts } = openFirmInfo({ domain: 'www.h.example', domainRecord: record });
  const proof = 'POST /mywebsite-admin/v1/domain-proof';
  answers[proof] = () => refused('not_open', 'The TXT record was not found.');
  const look = await screen.findByRole('button', { name: 'Look for the record' });
  expect(screen.getByText('_firm-suite.www.h.example')).toBeTruthy();
  expect(screen.getByText('a1b2')).toBeTruthy();
  await userEvent.click(look);
  expect(await screen.findByText('The domain is not used yet. The TXT record was not found.')).toBeTruthy();
  answers[proof] = () => change({ domainRecord: null, address: 'https://www.h.example/' });
  await userEvent.click(look);
  await waitFor(() => expect(toasts).toEqual(['The record was found. The website has its own domain now.']));
  expect(screen.queryByText('a1b2')).toBeNull();
  expect(screen.getByText('https://www.h.example/')).toBeTruthy();
});

test('an uploaded logo is shown, saved, and can be removed', async () => {
  const { sent, answers } = openFirmInfo();
  const id = '00000000-0000-4000-8000-00000000000a';
  const logo = { id, name: 'logo.png', alt: 'Our logo', width: 10, height: 10, thumbnail: 'data:,', variants: [], usedBy: [] };
  const medium = { ...logo, bytes: 1, focalX: 50, focalY: 50, version: 1 };
  const files: string[] = [];
  answers['POST /mywebsite-admin/v1/media'] = (request) => {
    files.push(new URL(request.url).searchParams.get('fileName') ?? '');
    if (files.length === 1) return Response.json({ code: 'payload_too_large', message: 'It is too large.' }, { status: 413 });
    return Response.json(medium, { status: 201 });
  };
  answers['GET /mywebsite-admin/v1/media'] = () => Response.json({ media: [medium] });
  const input = await screen.findByLabelText<HTMLInputElement>('Logo');
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  expect(await screen.findByText('The picture was not added. It is too large.')).toBeTruthy();
  await userEvent.upload(input, file);
  expect(await screen.findByRole('img', { name: 'Our logo' })).toBeTruthy();
  expect(screen.queryByText(/^The picture was not added/)).toBeNull();
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ facts: { logoId: id } }]));
  await userEvent.click((await section('Look')).getByRole('button', { name: 'Remove' }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{}, { facts: { logoId: null } }]));
});
