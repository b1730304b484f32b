import type { Site } from '@services/site/contract/facts';
import type { PageKind, PageRow } from '@services/site/contract/pages';
import { chooseAction, chooseOption, enter, openMenu } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, page, pageRow, refused, site } from '../editor/page.fixture';
import { Pages } from './pages';
import { Trash } from './trash';

const path = '/mywebsite-admin/v1';

const home: PageRow = { ...pageRow, id: idOf(0), title: 'Home', path: '', publishedPath: '', state: 'published' };
const draft: PageRow = { ...pageRow, id: idOf(2), title: 'FAQ', path: 'faq/', publishedPath: null, state: 'draft', version: 1 };
const removed: PageRow = { ...pageRow, id: idOf(3), title: 'Old', path: 'old/', deletedAt: '2026-03-02T14:00:00Z' };

function open(kind: PageKind | 'trash', pages: PageRow[] = [home, pageRow, draft, removed], current: Site = site) {
  cleanup();
  const sent: unknown[] = [];
  const suite = renderInSuite(kind === 'trash' ? <Trash /> : <Pages kind={kind} />, {
    zone: 'content',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}/pages`]: () => Response.json({ pages }),
      [`GET ${path}/site`]: () => Response.json(current),
      [`POST ${path}/pages`]: async (request) => {
        sent.push(await request.json());
        return Response.json(page, { status: 201 });
      },
      [`POST ${path}/page-order`]: async (request) => {
        sent.push(await request.json());
        return Response.json({ pages: [home, draft, pageRow] });
      },
      [`POST ${path}/page-publications`]: async (request) => {
        sent.push(await request.json());
        return Response.json({ pages: [home] });
      },
      [`DELETE ${path}/pages/${draft.id}`]: () => new Response(null, { status: 204 }),
      [`DELETE ${path}/pages/${pageRow.id}`]: () => refused('not_open', 'This page has pages below it.'),
      [`POST ${path}/pages/${removed.id}/restore`]: () => Response.json(page),
    },
  });
  return { ...suite, sent };
}

const titles = async (label: string) =>
  within(await screen.findByRole('list', { name: label }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('lists pages with address and state, without the trash', async () => {
  open('page');
  expect(await titles('Pages of the website')).toEqual(['Home', 'About us', 'FAQ']);
  expect(screen.getByText('/about/')).toBeTruthy();
  expect(screen.getByText('Published, with unpublished changes')).toBeTruthy();
  expect(screen.getByText('Draft, not public')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe(`#/page?id=${draft.id}`);
});

test('publishes all changes at once, after naming them', async () => {
  const { sent, toasts } = open('page');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all 2 changes' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['About us', 'FAQ']);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts).toEqual(['Published. Visitors see it in a moment.']));
  const pages = [
    { id: pageRow.id, version: 4 },
    { id: draft.id, version: 1 },
  ];
  expect(sent).toEqual([{ pages }]);
});

test('drafts alone are not offered for publication once the website is published', async () => {
  open('page', [home, draft]);
  await titles('Pages of the website');
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  open('page', [draft], { ...site, site: site.site && { ...site.site, isPublished: false } });
  expect(await screen.findByRole('button', { name: 'Publish 1 change' })).toBeTruthy();
});

test('a page is moved, and stays where the server puts it', async () => {
  const { sent } = open('page');
  await chooseAction('More: FAQ', 'Move up');
  const pages = [home.id, draft.id, pageRow.id].map((id) => ({ id, parentId: null }));
  await waitFor(() => expect(sent).toEqual([{ pages }]));
  await waitFor(async () => expect(await titles('Pages of the website')).toEqual(['Home', 'FAQ', 'About us']));
});

test('a page goes to the trash, unless there are pages below it', async () => {
  const { toasts } = open('page');
  await chooseAction('More: FAQ', 'Move to trash');
  await waitFor(() => expect(toasts).toEqual(['“FAQ” is in the trash.']));
  await chooseAction('More: About us', 'Move to trash');
  await waitFor(() => expect(toasts.at(-1)).toBe('It was not moved to the trash. This page has pages below it.'));
  expect((await openMenu('More: Home')).queryByRole('button', { name: 'Move to trash' })).toBeNull();
});

test('a page is added from a template below another one, and opened', async () => {
  const { sent } = open('page');
  await userEvent.click(await screen.findByRole('button', { name: 'Add page' }));
  enter(screen.getByRole('textbox', { name: 'Title' }), 'Questions');
  await chooseOption('Start from', 'Questions and answers');
  await chooseOption('Below', 'About us');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(location.hash).toBe(`#/page?id=${page.id}`));
  expect(sent).toEqual([{ template: 'faq', title: 'Questions', parentId: pageRow.id }]);
});

test('an article is added without a template and a parent', async () => {
  const { sent } = open('article', []);
  expect(await screen.findByText('There are no articles yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Write article' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  enter(screen.getByRole('textbox', { name: 'Title' }), 'Payroll');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sent).toEqual([{ template: 'article', title: 'Payroll', parentId: null }]));
});

test('a firm without a website is led to its start', async () => {
  open('page', [], { ...site, site: null });
  expect(await screen.findByText('Your firm has no website yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start website' }).getAttribute('href')).toContain('firm-info');
});

test('a page is taken out of the trash', async () => {
  const { toasts, requests } = open('trash');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Old' }));
  await waitFor(() => expect(toasts).toEqual(['“Old” is a draft again.']));
  expect(requests).toContain(`POST ${path}/pages/${removed.id}/restore`);
  expect(screen.queryByText('FAQ')).toBeNull();
  open('trash', [home]);
  expect(await screen.findByText('The trash is empty')).toBeTruthy();
});
