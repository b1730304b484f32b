import type { Deployment } from '@suite/zones/addresses';
import { announcement } from './announce';

function lastLines(deployment: Deployment): string[] {
  const suite = {
    deployment,
    isSeeded: true,
    isPlatformAlone: false,
    failed: new Promise<never>(() => {}),
    close: async () => {},
  };
  return announcement(suite).split('\n').slice(-2);
}

test('the second-to-last line explains Safari where the suite is served over http', () => {
  const [before, last] = lastLines({ environment: 'local', domain: 'localhost', port: 3000 });
  expect(before).toMatch(/Safari .* npm start -- --https$/);
  expect(last).toBe('ready http://localhost:3000/home/');
});

test('over https Safari is not mentioned', () => {
  const [before, last] = lastLines({ environment: 'localHttps', domain: 'localhost', port: 3000 });
  expect(before).toBe('');
  expect(last).toBe('ready https://localhost:3000/home/');
});
