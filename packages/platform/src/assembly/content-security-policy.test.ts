import { createHash } from 'node:crypto';
import { fillOrigins, policyOf } from './content-security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('policyOf', () => {
  test('allows each inline script by its hash, once, and no other inline script', () => {
    const policy = policyOf('<script>one()</script><script id="x">two()\n</script><script>one()</script>', 'home');
    expect(directive(policy, 'script-src')).toBe(`'self' ${hash('one()')} ${hash('two()\n')}`);
    expect(policy).not.toContain('unsafe');
  });

  test('leaves a script with a source to its origin', () => {
    expect(directive(policyOf('<script async="" src="/a.js"></script>', 'home'), 'script-src')).toBe("'self'");
  });

  test('hashes a script as the parser hands it on, with line feeds', () => {
    expect(directive(policyOf('<script>a()\r\nb()\rc()</script>', 'home'), 'script-src')).toBe(`'self' ${hash('a()\nb()\nc()')}`);
  });

  test('allows inline styles by their hash', () => {
    expect(directive(policyOf('<style>p{}</style>', 'home'), 'style-src')).toBe(`'self' ${hash('p{}')}`);
  });

  test('lets only the sign-in form lead to the API and back to a zone', () => {
    expect(directive(policyOf('', 'login'), 'form-action')).toBe("'self' {api} {apps}");
    expect(directive(policyOf('', 'home'), 'form-action')).toBe("'self'");
  });
});

test('fillOrigins fills every place of an origin', () => {
  const policy = fillOrigins(policyOf('', 'login'), { api: 'https://api.x', apps: ['https://hub.x', 'https://ai.x'] });
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.x");
  expect(directive(policy, 'form-action')).toBe("'self' https://api.x https://hub.x https://ai.x");
});
