import { detectEnvironment } from '@suite/env/detect-environment';
import { onespaceOrigin } from '@suite/zones/addresses';
import { attackStrings, countEscapes, entriesOf, honestStrings } from './fixture-redirect-attacks';
import { allowedRedirect } from './redirect-uri';

const at = (api: string) => detectEnvironment(new URL(api));
const preview = at('https://api.suite.localhost:8443');
const places = [
  preview,
  at('https://qa-api.suite.example'),
  at('http://localhost:3100'),
  { ...preview, onespace: onespaceOrigin(preview) },
];

it('§4 no generated redirect_uri leads out of the suite, and those within it are allowed', () => {
  const { runs, allowed, escapes } = countEscapes(places, 5000);
  expect(escapes).toEqual([]);
  expect(runs).toBe(5000);
  expect(allowed).toBeGreaterThan(runs / 20);
});

it.each(places)('§4 an entry address is allowed with any query and hash: %j', (deployment) => {
  const refused = honestStrings(deployment, 500).filter((text) => !allowedRedirect(text, deployment));
  expect(refused).toEqual([]);
});

it.each(places)('§4 few attacks are allowed, and only those that match an entry address exactly: %j', (deployment) => {
  const texts = attackStrings(deployment, 1000);
  const passed = texts.filter((text) => allowedRedirect(text, deployment));
  expect(new Set(texts).size).toBe(1000);
  expect(passed.length).toBeLessThan(texts.length / 10);
  expect(passed.filter((text) => !entriesOf(deployment).some((entry) => text.startsWith(entry)))).toEqual([]);
});
