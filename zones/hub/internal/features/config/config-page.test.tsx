import { allConfigKeys, configKeys } from '@suite/env/env-config';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { ConfigPage } from './config-page';
import { configRecords } from './config-records';

const cellsOf = (key: string) =>
  within(screen.getByRole('rowheader', { name: key }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('§3 every key is listed with its value, its reader, and whether it is missing', () => {
  renderInSuite(<ConfigPage />, { zone: 'internal', claims: { userId: 'u' } });
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(allConfigKeys);
  expect(cellsOf('API_BASE_URL')).toEqual(['http://localhost:3100', 'api', 'Set']);
  expect(cellsOf('LOGIN_URL')).toEqual(['', 'error-redirect', 'Missing']);
  expect(cellsOf('BASE_URL')).toEqual(['', 'nobody', 'Unused']);
  expect(cellsOf('ANALYTICS_KEY')).toEqual(['', 'telemetry', 'Default']);
  const read = Object.values(configKeys).filter((reader) => reader !== 'nobody').length;
  expect(screen.getByText(`${read - 4} missing: something reads them and does without.`)).toBeTruthy();
});

test('a complete config has no missing key', () => {
  const whole = Object.fromEntries(Object.keys(configKeys).map((key) => [key, 'x'])) as Parameters<typeof configRecords>[0];
  expect(configRecords(whole).some(({ state }) => state === 'missing')).toBe(false);
});
