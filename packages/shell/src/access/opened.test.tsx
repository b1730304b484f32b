import { slowPieces } from '@suite/api/slow-pieces.fixture';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { CONFIG_CALL, config, olivia, startZone } from '../start/start-zone.fixture';
import { useSuite } from '../start/suite-context';
import { Opened } from './opened';

const Where = () => <p>In {useSuite().deployment.environment}</p>;
const view = (
  <Opened loading={<p>Skeleton</p>}>
    <Where />
  </Opened>
);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('§4 a signed-in person sees the zone, after its skeleton', async () => {
  startZone('home', view, { claims: olivia });
  expect(screen.getByText('Skeleton')).toBeTruthy();
  expect(await screen.findByText('In prod')).toBeTruthy();
  expect(screen.queryByText('Skeleton')).toBeNull();
});

test('a page renders in pieces, and the browser responds between them', async () => {
  const order: string[] = [];
  function Start() {
    if (!order.length) {
      order.push('started');
      setTimeout(() => order.push('answered'));
    }
    return null;
  }
  function Drawn() {
    useLayoutEffect(() => {
      order.push('drawn');
    }, []);
    return null;
  }
  const page = [<Start key="started" />, ...slowPieces, <Drawn key="drawn" />];
  startZone('home', <Opened>{page}</Opened>, { claims: olivia });
  await waitFor(() => expect(order).toContain('drawn'));
  expect(order).toEqual(['started', 'answered', 'drawn']);
});

test('§4 anyone else is redirected to the login endpoint', async () => {
  const requested = new Promise<void>((resolve) => {
    startZone('home', view, {
      answers: {
        'GET /identity/v1/.well-known/openid-configuration': () => {
          resolve();
          return Response.json({ code: 'not_ready', message: '' }, { status: 503 });
        },
      },
    });
  });
  await requested;
  expect(screen.queryByText('In prod')).toBeNull();
});

test('a public zone opens for everybody without asking who they are', async () => {
  const { calls } = startZone('invite', view);
  expect(await screen.findByText('In prod')).toBeTruthy();
  expect(calls).toEqual(['GET /invite/public/.env/fe_envConfig.json']);
});

test('a zone that does not exist in this environment is a 404', async () => {
  startZone('internal', view, { claims: olivia });
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeTruthy();
});

test("§8 a config that can't be loaded shows an error, and loads on retry", async () => {
  const { answers } = startZone('home', view, {
    claims: olivia,
    answers: { [CONFIG_CALL]: () => new Response('', { status: 404 }) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The settings of this app could not be loaded.');
  expect(console.error).toHaveBeenCalledWith('Failed to load config', 404);
  answers[CONFIG_CALL] = () => Response.json(config);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('In prod')).toBeTruthy();
});

test("§8 a config that isn't JSON shows an error", async () => {
  startZone('home', view, { claims: olivia, answers: { [CONFIG_CALL]: () => new Response('<!doctype html>') } });
  expect((await screen.findByRole('alert')).textContent).toContain('The settings of this app cannot be read.');
  expect(console.error).toHaveBeenCalledWith('The config file has invalid JSON.');
});

test('decision 004: an ENV_NAME that differs from the address is logged, and the address wins', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  startZone('home', view, { claims: olivia, answers: { [CONFIG_CALL]: () => Response.json({ ...config, ENV_NAME: 'qa' }) } });
  expect(await screen.findByText('In prod')).toBeTruthy();
  expect(warn).toHaveBeenCalledWith('ENV_NAME is qa, but the address is of prod');
});
