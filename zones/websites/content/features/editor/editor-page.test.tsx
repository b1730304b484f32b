import type { Page } from '@services/site/contract/pages';
import { chooseAction, enter, openMenu } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorPage } from './editor-page';
import { idOf, page, pageRow, refused, site } from './page.fixture';

const path = '/mywebsite-admin/v1/pages';

/** Opens a page on a server that rejects changes of an earlier version. */
function open(part: Partial<Page> = {}) {
  cleanup();
  location.hash = `#/page?id=${page.id}`;
  let server: Page = { ...page, ...part };
  const sent: [string, unknown][] = [];
  const change = (next: Partial<Page>) => {
    server = { ...server, ...next };
    return Response.json(server);
  };
  const suite = renderInSuite(<EditorPage />, {
    zone: 'content',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json({ pages: [server, { ...pageRow, id: idOf(2), title: 'Home', path: '' }] }),
      [`GET ${path}/${page.id}`]: () => Response.json(server),
      'GET /mywebsite-admin/v1/site': () => Response.json(site),
      'GET /mywebsite-admin/v1/media': () => Response.json({ media: [] }),
      [`PUT ${path}/${page.id}`]: async (request) => {
        const body = await request.json();
        sent.push(['draft', body]);
        if (body.version !== server.version) return refused('changed_meanwhile', 'Pat has changed this meanwhile.');
        return change({ content: body.content, title: body.content.title, version: body.version + 1, state: 'changed' });
      },
      'POST /mywebsite-admin/v1/page-publications': async (request) => {
        sent.push(['publish', await request.json()]);
        change({ state: 'published', publishedPath: 'about/' });
        return Response.json({ pages: [server] });
      },
      [`PUT ${path}/${page.id}/schedule`]: async (request) => {
        const body = await request.json();
        sent.push(['schedule', body]);
        return change({ scheduledFor: body.at, state: body.at ? 'scheduled' : 'changed' });
      },
      [`DELETE ${path}/${page.id}/publication`]: () => change({ publishedPath: null, state: 'draft' }),
      [`GET ${path}/${page.id}/revisions`]: () =>
        Response.json({
          revisions: [
            { id: 'r2', version: 3, at: '2026-03-01T14:00:00Z', by: 'Pat', title: 'Ours', isPublished: true },
            { id: 'r1', version: 2, at: '2026-02-01T14:00:00Z', by: 'Olivia', title: 'Us', isPublished: false },
          ],
        }),
      [`POST ${path}/${page.id}/revisions/r2/restore`]: async (request) => {
        const body = await request.json();
        sent.push(['restore', body]);
        return change({ content: { ...server.content, title: 'Ours' }, version: body.version + 1 });
      },
    },
  });
  return { ...suite, sent, change };
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a draft is saved after a pause, each time with the version before', async () => {
  const { sent } = open();
  enter(await title(), 'Our team');
  expect(screen.getByText('Changes are saved in a moment')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(await screen.findByText('Saved')).toBeTruthy();
  enter(await title(), 'Our people');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    ['draft', { version: 4, content: { title: 'Our team', slug: 'about' } }],
    ['draft', { version: 5, content: { title: 'Our people' } }],
  ]);
});

test('an invalid draft is not saved, and its fields are marked', async () => {
  const { sent } = open();
  enter(await title(), ' ');
  enter(screen.getByRole('textbox', { name: /^Address/ }), 'not valid!');
  expect(await screen.findByText('Not saved: fix the highlighted fields.')).toBeTruthy();
  expect(screen.getByText('Enter a title.')).toBeTruthy();
  expect(screen.getByText('Use up to 80 letters, digits and hyphens.')).toBeTruthy();
  await click('Publish changes');
  expect(sent).toEqual([]);
});

test('a draft that could not be saved is saved on request', async () => {
  const { answers, sent } = open();
  const works = answers[`PUT ${path}/${page.id}`];
  answers[`PUT ${path}/${page.id}`] = () => refused('not_open', 'The disk is full.');
  enter(await title(), 'Our team');
  expect(await screen.findByText('Not saved. The disk is full.')).toBeTruthy();
  if (works) answers[`PUT ${path}/${page.id}`] = works;
  await click('Try again');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toMatchObject([['draft', { version: 4, content: { title: 'Our team' } }]]);
});

test('a newer version replaces what nobody has changed here, and says whose it is', async () => {
  const { change } = open();
  await title();
  change({ version: 9, updatedBy: 'Pat Doe', content: { ...page.content, title: 'Theirs' } });
  // SWR reads again when the window gets the focus, at most every five seconds.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
  dispatchEvent(new Event('focus'));
  expect(await screen.findByText('Pat Doe has changed this page. This is the newest version.')).toBeTruthy();
  expect((await title()).value).toBe('Theirs');
  clock.mockRestore();
});

describe('a page that somebody else has changed', () => {
  async function meet() {
    const suite = open();
    enter(await title(), 'Mine');
    suite.change({ version: 9, updatedBy: 'Pat Doe', content: { ...page.content, title: 'Theirs' } });
    expect(await screen.findByText(/^Pat Doe has changed this page since/)).toBeTruthy();
    return suite;
  }

  test('is not overwritten, however long the writing goes on', async () => {
    const { sent } = await meet();
    enter(await title(), 'Mine, too');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(sent).toHaveLength(1);
    for (const name of ['Schedule', 'Publish changes'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  });

  test('is shown on request', async () => {
    const { sent } = await meet();
    await click('Show their version');
    expect((await title()).value).toBe('Theirs');
    expect(screen.queryByText(/has changed this page since/)).toBeNull();
    expect(sent).toHaveLength(1);
  });

  test('is replaced on request', async () => {
    const { sent } = await meet();
    await click('Save mine over it');
    await waitFor(() => expect(sent.at(-1)).toMatchObject(['draft', { version: 9, content: { title: 'Mine' } }]));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });
});

test('publishes what was typed last', async () => {
  const { sent, toasts } = open();
  enter(await title(), 'Our team');
  await click('Publish changes');
  await waitFor(() => expect(toasts).toEqual(['Published. Visitors see it in a moment.']));
  expect(sent).toMatchObject([
    ['draft', { content: { title: 'Our team' } }],
    ['publish', { pages: [{ id: page.id, version: 5 }] }],
  ]);
});

test('a draft is scheduled for a time in the future', async () => {
  const { sent, toasts } = open({ publishedPath: null, state: 'draft' });
  await title();
  await click('Schedule');
  const dialog = within(screen.getByRole('dialog', { name: 'Publish later' }));
  enter(dialog.getByLabelText('Date'), '2020-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(dialog.getByText('Choose a time in the future.')).toBeTruthy();
  enter(dialog.getByLabelText('Date'), '2099-01-31');
  enter(dialog.getByLabelText('Time'), '10:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(toasts).toEqual(['The page is scheduled.']));
  expect(sent).toEqual([['schedule', { version: 4, at: new Date(2099, 0, 31, 10, 30).toISOString() }]]);
  await chooseAction('More', 'Take back schedule');
  await waitFor(() => expect(sent.at(-1)).toEqual(['schedule', { version: 4, at: null }]));
});

test('a published page is taken off the website, but not the home page', async () => {
  const { toasts } = open();
  await title();
  await chooseAction('More', 'Take off the website');
  await waitFor(() => expect(toasts).toEqual(['Visitors no longer see this page.']));
  expect(await screen.findByText('Draft, not public')).toBeTruthy();
  open({ path: '', publishedPath: '' });
  await title();
  expect((await openMenu('More')).queryByRole('button', { name: 'Take off the website' })).toBeNull();
});

test('an earlier version becomes the draft again', async () => {
  const { sent, toasts } = open();
  await title();
  await chooseAction('More', 'Earlier versions');
  expect(await screen.findByText('Version 3: Ours')).toBeTruthy();
  expect(screen.getByText(/^Pat, .*, was published$/)).toBeTruthy();
  await click('Restore version 3');
  await waitFor(() => expect(toasts).toEqual(['The earlier version is the draft again.']));
  expect(sent).toEqual([['restore', { version: 4 }]]);
  expect((await title()).value).toBe('Ours');
});

test('an article has a category, a day, an author and a summary instead of a place in the menu', async () => {
  const { sent } = open({ kind: 'article' });
  await title();
  expect(screen.queryByRole('checkbox', { name: 'Show in the menu' })).toBeNull();
  enter(screen.getByRole('combobox', { name: 'Category' }), 'Tax');
  enter(screen.getByLabelText('Date'), '2026-03-31');
  enter(screen.getByRole('textbox', { name: 'Author' }), 'Ann Lee');
  enter(screen.getByRole('textbox', { name: /^Summary/ }), 'In short');
  await click('Publish changes');
  const content = { category: 'Tax', on: '2026-03-31', author: 'Ann Lee', summary: 'In short' };
  await waitFor(() => expect(sent[0]).toMatchObject(['draft', { content }]));
});

test('blocks are added, ordered, duplicated, removed and brought back', async () => {
  const { sent } = open();
  await title();
  const add = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add block' }));
    await userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  };
  await add('Team');
  await add('Offices');
  await chooseAction('More: Offices', 'Move up');
  await chooseAction('More: Team', 'Duplicate');
  await chooseAction('More: Offices', 'Remove');
  await click('Undo');
  await click('Publish changes');
  await waitFor(() => expect(sent.at(-2)?.[0]).toBe('draft'));
  expect(sent.at(-2)).toMatchObject(['draft', { content: { blocks: [{ kind: 'map' }, { kind: 'team' }, { kind: 'team' }] } }]);
});
