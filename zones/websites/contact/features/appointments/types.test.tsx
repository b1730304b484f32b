import type { AppointmentType } from '@services/bookings/contract/appointments';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Types } from './types';

const path = '/calendly/v1/types';
const ann = '00000000-0000-4000-8000-0000000000a1';
const bob = '00000000-0000-4000-8000-0000000000b1';

const type: AppointmentType = {
  ...{ id: 't1', name: 'First call', description: '', hostId: bob, host: 'Bob', minutes: 45, bufferBefore: 0, bufferAfter: 10 },
  ...{ placeKind: 'video', placeText: 'https://meet.example/a', noticeHours: 4, daysAhead: 14, reminderHours: null },
  ...{ isActive: true, version: 7, address: 'https://api.example/t1' },
};

const calendar = { timeZone: 'UTC', week: [], days: [], feed: null, version: 0 };

function open(types: AppointmentType[] = [type], rights = 'change') {
  const sent: unknown[] = [];
  const server = { types };
  const write = async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    if (request.method === 'PUT' && body.version !== server.types[0]?.version)
      return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this.' }, { status: 409 });
    return Response.json({ ...type, ...body }, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<Types />, {
    zone: 'contact',
    claims: { userId: ann, companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json(server.types),
      'GET /calendly/v1/calendars': () =>
        Response.json([
          { ...calendar, userId: ann, name: 'Ann' },
          { ...calendar, userId: bob, name: 'Bob' },
        ]),
      [`POST ${path}`]: write,
      [`PUT ${path}/t1`]: write,
    },
  });
  return { ...suite, sent, server };
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a new type meets the person who adds it, by phone, with a reminder a day before', async () => {
  const { sent, toasts } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'New appointment type' }));
  await save();
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  enter(field('Name'), 'Tax advice');
  enter(field('Minutes'), '30');
  enter(field('Description'), 'Bring your papers.');
  await save();
  await waitFor(() => expect(toasts).toEqual(['The appointment type was saved.']));
  expect(sent).toEqual([
    {
      ...{ name: 'Tax advice', description: 'Bring your papers.', hostId: ann, minutes: 30, bufferBefore: 0, bufferAfter: 15 },
      ...{ placeKind: 'phone', placeText: '', noticeHours: 24, daysAhead: 30, reminderHours: 24 },
    },
  ]);
});

test('an edited type keeps what was not changed', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'First call' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors can book it' }));
  await save();
  const { id: _, host: __, address: ___, ...entries } = type;
  await waitFor(() => expect(sent).toEqual([{ ...entries, isActive: false, version: 7 }]));
});

test('place, host and reminder can be changed', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'First call' }));
  await chooseOption('Place', 'Office');
  expect(field('Address').value).toBe('');
  enter(field('Address'), '1 Main St');
  await chooseOption('With', 'Ann');
  await chooseOption('Reminder', '2 days before');
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([{ placeKind: 'office', placeText: '1 Main St', hostId: ann, reminderHours: 48 }]),
  );
});

test.each([
  ['Minutes', '3', 'Enter a number from 5 to 480.'],
  ['Minutes', '481', 'Enter a number from 5 to 480.'],
  ['Minutes', '32', 'Enter a number in steps of five.'],
  ['Minutes free after', '125', 'Enter a number from 0 to 120.'],
  [/^Hours of notice/, '337', 'Enter a number from 0 to 336.'],
  ['Days ahead', '0', 'Enter a number from 1 to 120.'],
  ['Days ahead', '1e1', 'Enter a number from 1 to 120.'],
  ['Link of the video call', 'http://meet.example', 'Enter a link such as https://meet.example.com/room.'],
])('%s cannot be %s', async (name, text, message) => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'First call' }));
  enter(field(name), text);
  await save();
  expect(screen.getByText(message)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the limits themselves are accepted', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'First call' }));
  enter(field('Minutes'), '480');
  enter(field('Minutes free before'), '120');
  enter(field(/^Hours of notice/), '336');
  enter(field('Days ahead'), '120');
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ minutes: 480, bufferBefore: 120, noticeHours: 336, daysAhead: 120 }]));
});

test('a change of somebody else is not overwritten, and the person keeps theirs or loads the other', async () => {
  const { sent, server } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'First call' }));
  enter(field('Name'), 'Mine');
  server.types = [{ ...type, name: 'Theirs', minutes: 60, version: 8 }];
  await save();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(field('Name').value).toBe('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect([field('Name').value, field('Minutes').value]).toEqual(['Theirs', '60']);
  enter(field('Name'), 'Mine');
  await save();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ name: 'Mine', minutes: 60, version: 8 }));
});

test('a type that could not be saved says why, and the dialog stays open', async () => {
  const { answers } = open();
  answers[`PUT ${path}/t1`] = () => Response.json({ code: 'name_taken', message: 'Choose another name.' }, { status: 409 });
  await userEvent.click(await screen.findByRole('button', { name: 'First call' }));
  enter(field('Name'), 'Mine');
  await save();
  expect(await screen.findByText('It was not saved. Choose another name.')).toBeTruthy();
  expect(field('Name').value).toBe('Mine');
});

test('lists length, place, host and whether a type can be booked', async () => {
  open([type, { ...type, id: 't2', name: 'Visit', placeKind: 'office', isActive: false }], '');
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows[0]).toMatch(/First call.*45 min.*Video call.*Bob.*Can be booked/);
  expect(rows[1]).toMatch(/Visit.*45 min.*Office.*Bob.*Closed/);
  expect(screen.queryByRole('button', { name: 'New appointment type' })).toBeNull();
});
