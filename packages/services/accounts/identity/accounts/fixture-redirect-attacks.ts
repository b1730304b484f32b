import { zonesOf } from '@suite/kernel/http/deployment';
import { type Deployment, zoneOrigin } from '@suite/zones/addresses';
import { environmentNames } from '@suite/zones/environments';
import { type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import fc from 'fast-check';
import { allowedRedirect, withCode } from './redirect-uri';

/** The attacker's host. */
const EVIL = 'evil.example';

/** Returns the origin and path of each address that a redirect_uri may lead to. */
export const entriesOf = (deployment: Deployment): string[] =>
  zonesOf(deployment).map((name) => `${zoneOrigin(deployment, name)}${zones[name].basePath}/`);

/** The parts of an entry address, from which attacks are composed. */
interface Parts {
  scheme: string;
  host: string;
  port: string;
  path: string;
  origin: string;
  whole: string;
}

const partsOf = (entry: string): Parts => {
  const { protocol, hostname, port, pathname, origin } = new URL(entry);
  return { scheme: protocol, host: hostname, port: port && `:${port}`, path: pathname, origin, whole: entry };
};

const pick = fc.constantFrom;

/** Characters that URL parsers drop, skip or misread. */
const junk = pick(
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u000b',
  '\u001f',
  '\u007f',
  '\u0085',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2028',
  '\ufeff',
);

const slashes = pick('//', '/', '///', '////', '\\\\', '/\\', '\\/', '', '/\t/', '%2f%2f', '//\\', '／／');

/**
 * Replacements for the dot, the slash and the letters of a host that look the same to a person, or are the same after mapping.
 */
const lookAlikes: Record<string, readonly string[]> = {
  '.': ['。', '．', '｡', '․', '%2e', '%E3%80%82'],
  '/': ['／', '∕', '⁄', '%2f', '%5c', '\\'],
  a: ['а', 'ａ', 'à', '%61', 'ⓐ'],
  c: ['с', 'ｃ', 'ⅽ', '%63'],
  e: ['е', 'ｅ', 'é', 'ℯ'],
  h: ['һ', 'ｈ', 'ℎ'],
  i: ['і', 'ｉ', 'ı', 'ⅰ', 'İ'],
  l: ['ӏ', 'ｌ', '1', 'I', 'ⅼ'],
  o: ['о', 'ｏ', '0', 'ο', 'º'],
  s: ['ѕ', 'ｓ', 'ſ', '$'],
  u: ['υ', 'ｕ', 'ú'],
};

/** Inserts a piece at any position of the text. */
const withInside = (text: string, piece: fc.Arbitrary<string>) =>
  fc.tuple(fc.nat(text.length), piece).map(([at, put]) => text.slice(0, at) + put + text.slice(at));

/** Replaces one character of the text with one that looks like it. */
function disguised(text: string): fc.Arbitrary<string> {
  const places = [...text].flatMap((letter, at) => (lookAlikes[letter] ?? []).map((other) => ({ at, other })));
  return places.length
    ? pick(...places).map(({ at, other }) => text.slice(0, at) + other + text.slice(at + 1))
    : fc.constant(text);
}

const mixedCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));

/** Suffixes of an entry address that don't change where it leads. */
const tail = fc.oneof(
  pick('', '#/', '?a=1#/x', '#/stalepricing?id=1', '?auth_code=old', '?auth_code=a&auth_code=b#/'),
  fc.webQueryParameters().map((query) => `?${query}`),
  fc.webFragments().map((hash) => `#${hash}`),
  pick('//evil.example', `https://${EVIL}/`, `\\\\${EVIL}`, `@${EVIL}`, '%0d%0aLocation:%20//evil.example').chain((target) =>
    pick(`?redirect_uri=${target}`, `?redirect_uri=${encodeURIComponent(target)}`, `#${target}`, `?${target}`, `#/${target}`),
  ),
);

const foreignHosts = ({ host, port }: Parts) =>
  pick(
    ...[EVIL, `${EVIL}${port}`, `${host}.${EVIL}`, `${host}-${EVIL}`, `${host}${EVIL}`, `${EVIL}.${host}`, `evil-${host}`],
    ...[`${host}.`, `${host}..`, `.${host}`, `x.${host}`, host.split('.').slice(1).join('.') || 'host', '127.0.0.1', '[::1]'],
    ...['2130706433', '0x7f.1', '[::ffff:127.0.0.1]', `${host}%00.${EVIL}`, `${host}%23@${EVIL}`, `${host}#.${EVIL}`],
    ...[`${host}?.${EVIL}`, `${host};.${EVIL}`, `${host}&.${EVIL}`, 'xn--hub-uqa.example', `xn--${host}`, 'ｌｏｃａｌｈｏｓｔ'],
  );

/** Hosts and ports of the suite that belong to another environment, another zone or nobody. */
const otherOrigins = (deployment: Deployment, entry: Parts) => {
  const label = (name: ZoneName) => zones[name].host;
  const others = zoneNames.flatMap((name) =>
    environmentNames.map((environment) =>
      zoneOrigin({ environment, domain: deployment.domain, label: label(name), port: deployment.port }, name),
    ),
  );
  const hosts = ['api', 'hub', 'shop', 'accounts', 'onespace', ''].flatMap((name) =>
    ['', 'dev-', 'qa-', 'stg-', 'uat-', 'test-', 'QA-'].map(
      (prefix) => `${entry.scheme}//${prefix}${name}.${deployment.domain}${entry.port}`,
    ),
  );
  const ports = [
    deployment.port + 2,
    deployment.port + 28,
    deployment.port + 99,
    deployment.port + 100,
    80,
    443,
    65_536,
    -1,
    8443,
  ].map((port) => `${entry.scheme}//${entry.host}:${port}`);
  return pick(...others, ...hosts, ...ports, `${entry.scheme}//${entry.host}`, `${entry.scheme}//${entry.host}:`);
};

const wrongPaths = ({ path }: Parts) =>
  fc.oneof(
    pick(
      ...[path.slice(0, -1), `${path}x`, `${path}../`, `${path}./`, `${path}..;/`, `${path}%2e%2e/`, `/x/..${path}`, `/.${path}`],
      ...[`/${path}`, `/%2e%2e${path}`, `${path}%2f`, `${path}/`, `${path.slice(0, -1)}%2f`, `${path.slice(0, -1)}\\`],
      ...[
        `${path.slice(0, -1)};/`,
        `${path}index.html`,
        `${path}%00`,
        `${path}.env/fe_envConfig.json`,
        '/',
        '',
        '/session/caches',
      ],
      ...[
        `/\\..${path}`,
        `/..\\..${path}`,
        `//${EVIL}${path}`,
        `/\\${EVIL}${path}`,
        `${path}..%2f..%2f${EVIL}`,
        path.toUpperCase(),
      ],
    ),
    pick(...zoneNames.map((name) => `${zones[name].basePath}/`)),
    disguised(path),
    withInside(path, junk),
    withInside(path, pick('%', '%2', '%zz', '%25', '%c0%af', '..', './', '\\', ';', ':', '@', '//')),
    fc.webPath().map((more) => path + more),
  );

const schemes = pick(
  ...[
    'javascript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:',
    'ftp:',
    'ws:',
    'wss:',
    'http:',
    'https:',
    'HTTPS:',
    'about:',
  ],
  ...[
    'view-source:',
    'filesystem:',
    'intent:',
    'jar:',
    'feed:',
    'javascript:alert(1)',
    'data:text/html;base64,',
    'https',
    ':',
    '',
  ],
  ...['java\tscript:', '\u0001javascript:', 'https:https:', 'blob:https:'],
);

/** An address that resembles an entry of the suite but tries to lead a person elsewhere. */
function attackOn(deployment: Deployment, entry: Parts): fc.Arbitrary<string> {
  const { scheme, host, port, path, origin, whole } = entry;
  const user = fc.oneof(
    pick('', 'a', 'a:b', ':', host, host + port, encodeURIComponent(whole), `${EVIL}\\`),
    fc.webAuthority({ withUserInfo: true }),
  );
  const after = fc.tuple(pick(path, ''), tail).map((parts) => parts.join(''));
  const join = (...parts: (string | fc.Arbitrary<string>)[]) =>
    fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((pieces) => pieces.join(''));
  return fc.oneof(
    // Userinfo: what looks like the host is a user name.
    join(scheme, slashes, user, '@', EVIL, after),
    join(scheme, slashes, host, port, '@', EVIL, after),
    join(scheme, slashes, host, port, pick('\\@', '%40', '%2f@', '/@', '#@', '?@', ';@', ':@', '\t@'), EVIL, after),
    join(scheme, '//', user, '@', host, port, after),
    join(
      scheme,
      '//',
      EVIL,
      pick('\\', '/', '#', '?', '\\@', '%5c@', '%23@', ':443@', '\t\\@'),
      pick('', '@'),
      host,
      port,
      after,
    ),
    // Hosts.
    join(scheme, slashes, foreignHosts(entry), pick('', port, ':', ':0', ':1', ':443', ':99999', ':８０'), after),
    join(scheme, slashes, fc.webAuthority({ withPort: true, withIPv4: true, withIPv6: true }), after),
    join(scheme, slashes, disguised(host), port, after),
    join(scheme, slashes, mixedCase(host), port, after),
    join(otherOrigins(deployment, entry), after),
    // Schemes.
    join(schemes, slashes, host, port, after),
    join(schemes, whole, tail),
    join(schemes, slashes, EVIL, pick('/', '#', '?', '//'), whole),
    join(mixedCase(scheme), slashes, host, port, after),
    join(pick('', '/', '\\', '//', '/\\', './', '?', '#', ':'), pick(`${host}${port}${path}`, path, EVIL, `//${EVIL}`), tail),
    // Paths.
    join(origin, wrongPaths(entry), tail),
    // One address inside another.
    join(`https://${EVIL}/`, pick('', '?', '#', '?redirect_uri=', '%2f', '..;/'), pick(whole, encodeURIComponent(whole)), tail),
    join(origin, pick('?', '#', '/?redirect_uri=', path.slice(0, -1).concat('?')), pick(`https://${EVIL}/`, `//${EVIL}`)),
    // Characters that a parser may drop or map, at any position.
    join(withInside(whole, junk), tail),
    join(disguised(whole), tail),
    join(junk, whole, tail),
    withInside(whole, fc.string({ unit: 'binary', minLength: 1, maxLength: 3 })),
    fc.tuple(withInside(whole, junk), tail).chain(([text, end]) => withInside(text + end, junk)),
    join(whole, tail, 'x'.repeat(4096)),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
}

/** Addresses that try to lead away from a deployment. Some are harmless, because they are still entry addresses. */
const attacks = (deployment: Deployment): fc.Arbitrary<string> =>
  pick(...entriesOf(deployment)).chain((entry) => attackOn(deployment, partsOf(entry)));

/** Addresses that real sign-ins use. */
const honest = (deployment: Deployment): fc.Arbitrary<string> =>
  fc.tuple(pick(...entriesOf(deployment)), tail).map((parts) => parts.join(''));

/** Attacks, with one honest address for every nine. */
const redirectUris = (deployment: Deployment): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: attacks(deployment) }, { weight: 1, arbitrary: honest(deployment) });

/** Returns different attack strings for one deployment; the same for the same seed. */
export function attackStrings(deployment: Deployment, count: number, seed = 1): string[] {
  const found = new Set<string>();
  for (let round = 0; found.size < count; round++) {
    for (const text of fc.sample(attacks(deployment), { numRuns: count, seed: seed + round }))
      if (found.size < count) found.add(text);
  }
  return [...found];
}

/** Returns honest addresses of one deployment; the same for the same seed. */
export const honestStrings = (deployment: Deployment, count: number, seed = 1): string[] =>
  fc.sample(honest(deployment), { numRuns: count, seed });

/** Judges only the parsed address: its origin and path, without a user name. */
function isEntry(address: string, deployment: Deployment): boolean {
  const { origin, pathname, username, password } = new URL(address);
  return !username && !password && entriesOf(deployment).includes(origin + pathname);
}

export interface Escapes {
  runs: number;
  /** Number of addresses that were allowed. */
  allowed: number;
  /** Allowed addresses that lead elsewhere, either directly or after a sign-in adds a code. */
  escapes: string[];
  seed: number;
}

/** Tries addresses, most of them attacks, on each deployment in turn. */
export function countEscapes(places: readonly Deployment[], runs: number, seed = 1): Escapes {
  const share = Math.ceil(runs / places.length);
  const result: Escapes = { runs: 0, allowed: 0, escapes: [], seed };
  for (const deployment of places) {
    for (const text of fc.sample(redirectUris(deployment), { numRuns: Math.min(share, runs - result.runs), seed })) {
      result.runs++;
      const redirect = allowedRedirect(text, deployment);
      if (!redirect) continue;
      result.allowed++;
      if (![text, redirect.href, withCode(redirect, 'c0de')].every((address) => isEntry(address, deployment)))
        result.escapes.push(text);
    }
  }
  return result;
}
