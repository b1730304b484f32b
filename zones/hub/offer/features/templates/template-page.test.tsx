import type { Template } from '@services/price-book/contract/templates';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, letter, problem, service, settings } from '../fixture-offers';
import { lineOfService } from '../lines/options';
import { TemplatePage } from './template-page';

const path = '/offers/v1';
const template: Template = {
  id: '9d1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a13',
  name: 'Yearly',
  title: 'Your year',
  message: '',
  currency: 'USD',
  options: [
    { id: crypto.randomUUID(), name: 'Our proposal', description: '', lines: [lineOfService(service({ price: 2_500 }))] },
  ],
  termsId: null,
  validDays: 30,
  version: 1,
  updatedAt: '2027-01-01T00:00:00Z',
};

function open(id = template.id) {
  cleanup();
  location.hash = `#/template?id=${id}`;
  const sent: Template[] = [];
  const state = { template };
  const keep = async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    if (request.method === 'PUT' && body.version !== state.template.version)
      return problem(409, 'changed_meanwhile', 'Somebody else has.')();
    state.template = { ...template, ...body, version: state.template.version + 1 };
    return Response.json(state.template, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<TemplatePage />, {
    zone: 'offer',
    claims,
    answers: {
      [`GET ${path}/templates`]: () => Response.json({ templates: [state.template] }),
      [`GET ${path}/services`]: () => Response.json({ services: [service()] }),
      [`GET ${path}/bundles`]: () => Response.json({ bundles: [] }),
      [`GET ${path}/terms`]: () => Response.json({ terms: [letter()] }),
      [`GET ${path}/settings`]: () => Response.json(settings),
      [`PUT ${path}/templates/${template.id}`]: keep,
      [`POST ${path}/templates`]: keep,
    },
  });
  return { ...suite, sent, state };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => sessionStorage.clear());

test('a line of the price book shows its present price, and follows it until it is changed here', async () => {
  const { sent, toasts } = open();
  expect((await field('Price: Payroll')).value).toBe('$28.00');
  expect(screen.getByLabelText('Totals of Our proposal').textContent).toContain('Every month$28.00');
  await userEvent.clear(await field('Quantity: Payroll'));
  await userEvent.type(await field('Quantity: Payroll'), '14');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(toasts).toEqual(['Yearly was saved.']));
  expect(sent[0]?.options[0]?.lines[0]).toMatchObject({ serviceId: service().id, price: 2_800, quantity: 14 });
  await userEvent.clear(await field('Price: Payroll'));
  await userEvent.type(await field('Price: Payroll'), '30');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.options[0]?.lines[0]).toMatchObject({ serviceId: null, price: 3_000, quantity: 14 });
});

test('a new template begins with the defaults of the firm and is sent once it is complete', async () => {
  const { sent, toasts } = open('new');
  await userEvent.type(await field('Name of the template'), 'Dental practice');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  expect(screen.getByText('Enter a title.')).toBeTruthy();
  expect(document.activeElement).toBe(await field('Title of the proposal'));
  expect(sent).toEqual([]);
  await userEvent.type(await field('Title of the proposal'), 'Your practice');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(toasts).toEqual(['Dental practice was saved.']));
  expect(sent).toMatchObject([
    { name: 'Dental practice', title: 'Your practice', currency: 'USD', validDays: 30, options: [{ lines: [] }] },
  ]);
});

test('what somebody else saved meanwhile is not overwritten without a choice', async () => {
  const { state, sent, toasts } = open();
  await userEvent.type(await field('Title of the proposal'), ' 2027');
  state.template = { ...template, version: 2, title: 'Theirs' };
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(toasts).toEqual(['Yearly was saved.']));
  expect(sent.map(({ version, title }) => [version, title])).toEqual([
    [1, 'Your year 2027'],
    [2, 'Your year 2027'],
  ]);
});

test("the other person's template can be loaded instead", async () => {
  const { state, session } = open();
  await userEvent.type(await field('Title of the proposal'), ' 2027');
  state.template = { ...template, version: 2, title: 'Theirs' };
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect((await field('Title of the proposal')).value).toBe('Theirs');
  expect(session.hasUnsavedWork()).toBe(false);
});

test('what was typed survives a reload, a wrong number included', async () => {
  open();
  await userEvent.type(await field('Title of the proposal'), ' 2027');
  await userEvent.clear(await field('Price: Payroll'));
  await userEvent.type(await field('Price: Payroll'), 'much');
  await userEvent.tab();
  const { sent, session } = open();
  expect((await field('Title of the proposal')).value).toBe('Your year 2027');
  expect(session.hasUnsavedWork()).toBe(true);
  const price = await field('Price: Payroll');
  expect(price.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  expect(screen.getByText('Fix the highlighted fields.')).toBeTruthy();
  expect(document.activeElement).toBe(price);
  await userEvent.type(price, '31');
  await userEvent.click(screen.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    title: 'Your year 2027',
    version: 1,
    options: [{ lines: [{ price: 3_100, serviceId: null }] }],
  });
});

test('a stored draft whose options cannot be shown is set aside', async () => {
  open();
  await userEvent.type(await field('Title of the proposal'), ' 2027');
  const key = Object.keys(sessionStorage).find((name) => name.includes(template.id)) ?? '';
  const draft = JSON.parse(sessionStorage.getItem(key) ?? '');
  sessionStorage.setItem(key, JSON.stringify({ ...draft, values: { ...draft.values, options: [{ name: 'Ours' }] } }));
  open();
  expect((await field('Title of the proposal')).value).toBe('Your year');
  expect(Object.keys(sessionStorage)).toEqual([`lost:${key}`]);
});
