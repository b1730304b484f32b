import { countEscapes } from '@services/identity/accounts/fixture-redirect-attacks';
import { countLeaks } from '@suite/api/csrf-attacks.fixture';
import { callsAtExpiry } from '@suite/session/calls-at-expiry.fixture';
import { exploreSchedules } from '@suite/session/explore-schedules.fixture';
import { parseAccessToken } from '@suite/session/parsed-token';
import { readTokenStrings } from '@suite/session/token-strings.fixture';
import { unsignedToken } from '@suite/session/unsigned-token';
import type { Deployment } from '@suite/zones/addresses';
import { rightOf, zoneNames } from '@suite/zones/zones';
import type { Measurement } from '../row';

const count = (value: number): string => value.toLocaleString('en-US');

/** Measures the cases that need no browser: generated inputs, and schedules of an in-memory browser. */
export const benchInMemory = async (): Promise<Measurement[]> => [
  await calls(),
  tokenStrings(),
  redirects(),
  await schedules(),
  await csrf(),
  reading(),
];

async function calls(): Promise<Measurement> {
  const { calls, served, renewals, maxTries } = await callsAtExpiry(10_000);
  return {
    name: `${count(calls)} concurrent calls at expiry`,
    measured: `${count(served)} served, ${renewals} renewal, at most ${maxTries - 1} retry each`,
    aim: '1 renewal, at most 1 retry each',
  };
}

function tokenStrings(): Measurement {
  const { strings, exceptions, validForEver } = readTokenStrings(1_000_000);
  return {
    name: `${count(strings)} generated token strings`,
    measured: `${exceptions} exceptions, ${validForEver} valid for ever`,
    aim: '0 exceptions, 0 valid for ever',
  };
}

const places: Deployment[] = [
  { environment: 'prod', domain: 'suite.localhost', label: 'hub', port: 8443 },
  { environment: 'qa', domain: 'suite.example', label: 'hub', port: 0 },
  { environment: 'local', domain: 'localhost', port: 3000 },
];

function redirects(): Measurement {
  const { runs, allowed, escapes } = countEscapes(places, 100_000);
  return {
    name: `${count(runs)} generated redirect_uri attacks`,
    measured: `${escapes.length} leave the allow-list (${count(allowed)} let through)`,
    aim: '0 leave the allow-list',
  };
}

async function schedules(): Promise<Measurement> {
  const runs = 10_000;
  const { resurrected, mixed, astray } = await exploreSchedules(runs);
  return {
    name: `logout or company switch racing a renewal, ${count(runs)} schedules`,
    measured: `${resurrected} resurrected, ${mixed} mixed, ${astray} not the company chosen last`,
    aim: 'never resurrected, never mixed',
  };
}

async function csrf(): Promise<Measurement> {
  const { runs, sent, leaks } = await countLeaks(100_000);
  return {
    name: `CSRF header on ${count(runs)} generated URLs`,
    measured: `${leaks} on an absolute, // or backslash URL (sent with ${count(sent)})`,
    aim: 'never on such a URL',
  };
}

/** Measures the largest realistic token: every right and 40 product entitlements. */
function reading(): Measurement {
  const now = Math.floor(Date.now() / 1000);
  const segments = Array.from({ length: 40 }, (_, index) => `segment-${index}`).join(',');
  const token = unsignedToken({ userId: 'u1', rights: zoneNames.map(rightOf).join(','), segments, iat: now, exp: now + 3600 });
  const reads = 20_000;
  const begin = performance.now();
  for (let read = 0; read < reads; read++) parseAccessToken(token);
  return {
    name: `reading a valid token of ${count(token.length)} bytes`,
    measured: `${((performance.now() - begin) / reads).toFixed(3)} ms`,
    aim: 'under 0.2 ms',
  };
}
