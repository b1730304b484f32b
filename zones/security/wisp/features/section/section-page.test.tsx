import type { Section } from '@services/security-plan/contract/plan';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionPage } from './section-page';

const section: Section = {
  ...{
    key: 'VI',
    title: 'VI. Incidents',
    explanation: 'What belongs',
    example: 'An example',
    text: 'Call Ada.',
    status: 'draft',
  },
  ...{ ownerId: null, reviewOn: '2027-03-01', version: 3, changed: null, table: null, people: [{ id: 'u2', name: 'Ada Birch' }] },
};

/** Renders the section, whose saves conflict while somebody else has a newer version. */
function open(server = { section }) {
  const sent: { text: string; status: string; version: number }[] = [];
  const suite = renderInSuite(<SectionPage />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /wisp/v1/sections/VI': () => Response.json(server.section),
      'PUT /wisp/v1/sections/VI': async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.version !== server.section.version)
          return Response.json(
            { code: 'changed_meanwhile', message: 'Somebody else has changed this section.' },
            { status: 409 },
          );
        server.section = { ...server.section, ...body, version: body.version + 1 };
        return Response.json(server.section);
      },
    },
  });
  return { ...suite, sent, server };
}

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save section' });

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/section?key=VI';
});

test('saves the text and whether it is ready, and nothing is left to save', async () => {
  const { sent, toasts } = open();
  expect((await text()).value).toBe('Call Ada.');
  expect(save().disabled).toBe(true);
  await userEvent.type(await text(), ' Then Bob.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'This section is ready to be approved' }));
  await userEvent.click(save());
  await waitFor(() => expect(toasts).toEqual(['VI. Incidents was saved.']));
  expect(sent).toEqual([{ text: 'Call Ada. Then Bob.', status: 'ready', ownerId: null, reviewOn: '2027-03-01', version: 3 }]);
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('keeps what was typed until it is discarded, also when the page is left', async () => {
  open();
  await userEvent.type(await text(), ' Draft.');
  cleanup();
  open();
  expect((await text()).value).toBe('Call Ada. Draft.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
  expect((await text()).value).toBe('Call Ada.');
});

test('asks what to do when somebody else has changed it, and saves nothing before', async () => {
  const { sent, server } = open();
  await userEvent.type(await text(), ' Mine.');
  server.section = { ...section, text: 'Call Bob.', version: 4 };
  await userEvent.click(save());
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(screen.getByText('Call Bob.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  (await text()).form?.requestSubmit();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(save());
  await waitFor(() =>
    expect(sent.map(({ text: saved, version }) => [saved, version])).toEqual([
      ['Call Ada. Mine.', 3],
      ['Call Ada. Mine.', 4],
    ]),
  );
});

test('shows their text instead of the own one on request', async () => {
  const { server } = open();
  await userEvent.type(await text(), ' Mine.');
  server.section = { ...section, text: 'Call Bob.', version: 4 };
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect((await text()).value).toBe('Call Bob.');
});
