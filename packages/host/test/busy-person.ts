import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { TokenAnswer } from '@services/identity/contract/token';
import type { Platform } from '../src/platform/open-platform';
import { Browser } from './browser';

/** Writes between two renewals, and the pause after each in milliseconds. */
const WRITES = 8;
const PAUSE = 60;

/** Milliseconds until a call is repeated, and the time limit for repeating it, which is longer than any outage of a test. */
const AGAIN = 250;
const PATIENCE = 60_000;

interface Metrics {
  /** Names of the clients whose write was acknowledged. */
  acknowledged: string[];
  renewals: number;
  /** Renewals and calls that were refused as signed out. */
  signOuts: string[];
  /** Calls that were sent a second time, and those that needed more. */
  again: number;
  longer: number;
}

/** Writes and renews as one person without pause until `isOver`, and repeats calls without a response under the same key. */
export async function beBusy(platform: Pick<Platform, 'fetch'>, email: string, isOver: () => boolean): Promise<Metrics> {
  const metrics: Metrics = { acknowledged: [], renewals: 0, signOuts: [], again: 0, longer: 0 };
  const browser = new Browser(platform, 'https://api.suite.localhost');
  let tokens: TokenAnswer = await browser.signIn(email);

  async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
    const until = Date.now() + PATIENCE;
    for (let sent = 1; ; sent++) {
      const response = await send().catch(() => undefined);
      if (response && response.status < 500) return response;
      if (Date.now() > until) throw new Error(`no answer but ${response?.status} for ${PATIENCE} ms`);
      if (sent === 1) metrics.again++;
      if (sent === 2) metrics.longer++;
      await setTimeout(AGAIN);
    }
  }
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const token = tokens.access_token;
    const response = await untilAnswered(() => browser.send(path, { method, token, headers, ...(body && { body }) }));
    if (response.status === 401) metrics.signOuts.push(`${path} was answered 401`);
    return response;
  };

  const parentId = claimsOf(tokens).iqId;
  while (!isOver()) {
    for (let n = 0; n < WRITES && !isOver(); n++) {
      const name = `Client ${randomUUID()}`;
      const { status } = await call('POST', '/insights/api/v1/firms/add-clients', { parentId, clients: [{ name }] });
      if (status !== 200) throw new Error(`a write was answered ${status}`);
      metrics.acknowledged.push(name);
      await setTimeout(PAUSE);
    }
    const renewed = await untilAnswered(() => browser.refresh(tokens.refresh_token));
    if (!renewed.ok) metrics.signOuts.push(`a renewal was answered ${renewed.status} ${await renewed.text()}`);
    else tokens = await renewed.json();
    metrics.renewals++;
  }
  return metrics;
}

const claimsOf = ({ access_token }: TokenAnswer): { iqId: string } =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
