import { createHash } from 'node:crypto';
import { zoneNames } from '@suite/zones/zones';
import { fillOrigins, policyOf } from './content-security-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('policyOf', () => {
  test('allows each inline script by its hash, once, and no other inline script', () => {
    const policy = policyOf('<script>one()</script><script id="x">two()\n</script><script>one()</script>', 'home', 'index.html');
    expect(directive(policy, 'script-src')).toBe(`'self' ${hash('one()')} ${hash('two()\n')}`);
    expect(policy).not.toContain('unsafe');
  });

  test('leaves an external script to the policy of its origin', () => {
    expect(directive(policyOf('<script async="" src="/a.js"></script>', 'home', 'index.html'), 'script-src')).toBe("'self'");
  });

  test('hashes a script with line feeds, as the parser passes it on', () => {
    expect(directive(policyOf('<script>a()\r\nb()\rc()</script>', 'home', 'index.html'), 'script-src')).toBe(
      `'self' ${hash('a()\nb()\nc()')}`,
    );
  });

  test('allows inline styles by their hash', () => {
    expect(directive(policyOf('<style>p{}</style>', 'home', 'index.html'), 'style-src')).toBe(`'self' ${hash('p{}')}`);
  });

  test('lets only the sign-in form post to the API and redirect back to a zone', () => {
    expect(directive(policyOf('', 'login', 'index.html'), 'form-action')).toBe("'self' {api} {apps}");
    expect(directive(policyOf('', 'home', 'index.html'), 'form-action')).toBe("'self'");
  });

  test('lets only the internal zone send requests to other zones', () => {
    expect(directive(policyOf('', 'internal', 'index.html'), 'connect-src')).toBe("'self' {api} {services} {apps}");
    expect(directive(policyOf('', 'home', 'index.html'), 'connect-src')).toBe("'self' {api} {services}");
  });

  test('lets documents frame only the lock page and drafts, and nobody frame a document', () => {
    for (const zone of zoneNames) {
      const policy = policyOf('', zone, 'index.html');
      // The website editor shows drafts in a frame of their own origin.
      expect(directive(policy, 'frame-src')).toBe(zone === 'content' ? '{lock} {drafts}' : '{lock}');
      expect(directive(policy, 'frame-ancestors')).toBe("'none'");
    }
  });

  test('lets the suite frame the lock page, which runs only its own script', () => {
    expect(policyOf('<script src="lock-frame.js"></script><script>evil()</script>', 'auth-redirect', 'lock.html')).toBe(
      "default-src 'none'; script-src 'self'; form-action 'none'; frame-ancestors {apps}; base-uri 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  test('allows one trusted-types policy for text, and in the zone with the text editor that of the editor', () => {
    for (const zone of zoneNames) {
      const policy = policyOf('', zone, 'index.html');
      expect(directive(policy, 'require-trusted-types-for')).toBe("'script'");
      expect(directive(policy, 'trusted-types')).toBe(zone === 'content' ? "default lexical 'allow-duplicates'" : 'default');
    }
  });

  test('a page with that name in another zone is not a lock page', () => {
    expect(directive(policyOf('', 'home', 'lock.html'), 'frame-ancestors')).toBe("'none'");
  });
});

test('fillOrigins fills every placeholder of an origin', () => {
  const origins = {
    api: 'https://api.x',
    apps: ['https://hub.x', 'https://ai.x'],
    lock: 'https://accounts.x',
    drafts: 'https://preview.sites.x',
    services: ['https://flags.y'],
  };
  const policy = fillOrigins(policyOf('', 'login', 'index.html'), origins);
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.x https://flags.y");
  expect(directive(policy, 'form-action')).toBe("'self' https://api.x https://hub.x https://ai.x");
  expect(directive(policy, 'frame-src')).toBe('https://accounts.x');
  expect(directive(fillOrigins(policyOf('', 'home', 'index.html'), { ...origins, services: [] }), 'connect-src')).toBe(
    "'self' https://api.x",
  );
  const lock = fillOrigins(policyOf('', 'auth-redirect', 'lock.html'), origins);
  expect(directive(lock, 'frame-ancestors')).toBe('https://hub.x https://ai.x');
});
