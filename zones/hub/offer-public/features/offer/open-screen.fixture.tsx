import type { PublicProposal } from '@services/proposals/contract/public';
import type { Problem } from '@suite/contract/errors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act } from '@testing-library/react';
import { billingOf } from '../payment/billing.fixture';
import { OfferScreen } from './offer-screen';
import { openProposal } from './proposal.fixture';

const BASE = '/proposals/v1/public/t0ken';
export const READ = `GET ${BASE}`;
export const VIEW = `POST ${BASE}/views`;
export const ASK = `POST ${BASE}/questions`;
export const FORWARD = `POST ${BASE}/forwards`;
export const SIGN = `POST ${BASE}/signatures`;
export const DECLINE = `POST ${BASE}/refusal`;
const PAYMENTS = '/payments/v1/public/t0ken';
export const BILLING = `GET ${PAYMENTS}`;
export const CHECKOUT = `POST ${PAYMENTS}/checkouts`;
export const RETURN = `POST ${PAYMENTS}/returns`;
export const DOCUMENT = `GET ${BASE}/document`;

export const refuse =
  (status: number, code: Problem['code'], more: Partial<Problem> = {}): Answer =>
  () =>
    Response.json({ code, message: '', ...more }, { status });

export const answer =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** Opens the link of a mail, or one of the places that it leads to. The bodies of all calls are recorded in order. */
export function openLink(shown: PublicProposal | Answer = openProposal(), answers: Record<string, Answer> = {}, place = '') {
  location.hash = `#/?token=t0ken${place}`;
  const bodies: Record<string, unknown[]> = {};
  const keeping = (call: string, respond: Answer): [string, Answer] => [
    call,
    async (request) => {
      const text = await request.clone().text();
      bodies[call] = [...(bodies[call] ?? []), text && JSON.parse(text)];
      return respond(request);
    },
  ];
  const all = {
    [READ]: typeof shown === 'function' ? shown : answer(shown),
    [BILLING]: answer(billingOf()),
    [VIEW]: () => new Response(null, { status: 204 }),
    ...answers,
  };
  const suite = renderInSuite(<OfferScreen />, {
    zone: 'offer-public',
    claims: {},
    answers: Object.fromEntries(Object.entries(all).map(([call, respond]) => keeping(call, respond))),
  });
  /** Simulates a change by the firm or another signer, and the phone coming back online. */
  const change = async (next: PublicProposal | Answer) => {
    suite.answers[READ] = typeof next === 'function' ? next : answer(next);
    await act(async () => {
      dispatchEvent(new Event('online'));
    });
  };
  return { ...suite, bodies, change };
}

/** Sets only the date; timers keep running. */
export const setDate = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      'cancelAnimationFrame',
      'cancelIdleCallback',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
