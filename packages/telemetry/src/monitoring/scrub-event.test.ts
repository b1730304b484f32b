import { scrubEvent } from './scrub-event';

const scrub = scrubEvent(['https://api.suite.example/flags', 'https://api.suite.example/analytics']);

test('addresses lose their codes and tokens, errors lose their e-mail addresses', () => {
  const event = {
    type: 'error',
    view: { url: 'https://hub.suite.example/home/?auth_code=c1#/', referrer: 'https://accounts.suite.example/login/#/?token=t1' },
    error: {
      message: 'olivia@harborline.example is taken',
      stack: 'at https://x.example/?code=c2',
      resource: { url: '/a?token=t2' },
    },
  };
  expect(scrub(event)).toBe(true);
  expect(JSON.stringify(event)).not.toMatch(/c1|t1|olivia|c2|t2/);
});

test('calls to the other services are left out, because their addresses identify the person', () => {
  const call = (url: string) => scrub({ type: 'resource', resource: { url } });
  expect(call('https://api.suite.example/flags/eval/prod/eyJrZXkiOiJ1MSJ9')).toBe(false);
  expect(call('https://api.suite.example/identity/v1/users/u1')).toBe(true);
});

test('console output is not sent', () => {
  expect(scrub({ type: 'error', error: { source: 'console' } })).toBe(false);
  expect(scrub({ type: 'error', error: { source: 'source' } })).toBe(true);
});
