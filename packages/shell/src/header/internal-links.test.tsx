/**
 * @jest-environment-options {"url": "https://dev-hub.suite.example/home/"}
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { config, olivia, startZone } from '../start/start-zone.fixture';

async function internalLinks(rights: string) {
  const settings = { ...config, ENV_NAME: 'dev', ACCESSHUB_OSFP_URL: 'https://dev-onespace.suite.example/apps/#/' };
  startZone('home', null, {
    claims: { ...olivia, rights },
    answers: { 'GET /home/.env/fe_envConfig.json': () => Response.json(settings) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Profile of/ }));
  return ['Internal', 'One space'].filter((name) => screen.queryByRole('link', { name }));
}

test('§2 in dev an operator has both internal links', async () => {
  expect(await internalLinks('app:home,app:internal,operator')).toEqual(['Internal', 'One space']);
});

test("§2 a firm's administrator has no link to the internal app", async () => {
  expect(await internalLinks('app:home,app:app-manager,admin')).toEqual(['One space']);
});
