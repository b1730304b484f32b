import type { TwoFactorRule } from '@services/identity/contract/two-factor';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Security } from './security';

const RULE = '/access/v1/two-factor';
const claims = { userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e', companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30' };
const none: TwoFactorRule = {
  isRequired: false,
  trustsProvider: false,
  provider: null,
  people: 12,
  withTwoFactor: 7,
  isProven: false,
};

function open(present: Partial<TwoFactorRule> = {}, more: Record<string, Answer> = {}) {
  let rule = { ...none, ...present };
  const answers: Record<string, Answer> = {
    [`GET ${RULE}`]: () => Response.json(rule),
    [`PUT ${RULE}`]: async (request) => {
      rule = { ...rule, ...(await request.json()) };
      return Response.json(rule);
    },
    ...more,
  };
  return renderInSuite(<Security />, { zone: 'app-manager', claims, answers });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

test('it says who has it, and what requiring it means, before it is required', async () => {
  const { toasts } = open();
  expect(await screen.findByText('7 of 12')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show who does not' }).getAttribute('href')).toBe('#/people?status=active&mfa=off');
  await press('Require it');
  expect(inDialog().getByText(/^5 people do not have it yet/)).toBeTruthy();
  expect(inDialog().getByText(/^You signed in without it yourself/)).toBeTruthy();
  await userEvent.click(inDialog().getByRole('button', { name: 'Require it' }));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(toasts).toEqual(['Two-factor authentication is required.']);
});

test('turning the requirement off asks first, and a failure changes nothing', async () => {
  const { answers } = open({ isRequired: true }, { [`PUT ${RULE}`]: () => new Response('', { status: 500 }) });
  await press('Stop requiring it');
  await userEvent.click(inDialog().getByRole('button', { name: 'Stop requiring it' }));
  expect(await screen.findByText('This was not saved. Try again.')).toBeTruthy();
  answers[`PUT ${RULE}`] = () => Response.json(none);
  await userEvent.click(inDialog().getByRole('button', { name: 'Stop requiring it' }));
  expect(await screen.findByText('Not required')).toBeTruthy();
});

test('if the operator has configured a provider, its sign-ins can be trusted', async () => {
  open({ provider: 'Moss' });
  const box = await screen.findByRole('checkbox', { name: 'Every sign-in with Moss counts' });
  await userEvent.click(box);
  expect(await screen.findByRole('checkbox', { checked: true })).toBe(box);
});

test('a page that cannot be loaded shows an error below its heading', async () => {
  open({}, { [`GET ${RULE}`]: () => new Response('', { status: 500 }) });
  expect(await screen.findByText('The settings could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Sign-in security' })).toBeTruthy();
});

test('a trust setting that could not be saved shows an error', async () => {
  open({ provider: 'Moss' }, { [`PUT ${RULE}`]: () => new Response('', { status: 500 }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Every sign-in with Moss counts' }));
  expect(await screen.findByText('This was not saved. Try again.')).toBeTruthy();
});
