import type { EnvConfig } from '@suite/env/env-config';
import { createLogger } from '@suite/env/logger';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { type Credentials, createClient } from './client';
import { createEvents } from './events';

export const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
export const user = {
  id: userId,
  email: 'olivia@harborline.example',
  firstName: 'Olivia',
  lastName: 'Berg',
  hasEnabledMfa: false,
};
export const change = { firstName: 'Olivia', lastName: 'Berg', hasEnabledMfa: false };

export type Answer = (request: Request) => Response | Promise<Response>;

/** The page that relative addresses are resolved against. */
export const page = 'https://hub.suite.example/home/';

/** Returns a configuration with all APIs at one address. */
export const configOf = (base: string): EnvConfig => ({
  ...emptyConfig,
  API_BASE_URL: base,
  RNAPI2_BASE_URL: base,
  LEGACY_INSIGHTS_BASE_URL: base,
});

const aSession: Credentials = {
  accessToken: async () => 'a-token',
  replaceToken: async () => '',
  csrfToken: () => 'a-csrf-token',
};

interface Options {
  base?: string;
  credentials?: Partial<Credentials>;
  /** Called in each pause. */
  inPause?: () => void;
}

/** Creates a client whose server returns these responses in order and then repeats the last one. */
export function setUp(answers: readonly Answer[], { base = 'https://api.suite.example', credentials, inPause }: Options = {}) {
  const requests: Request[] = [];
  const inits: (RequestInit | undefined)[] = [];
  const raised: string[] = [];
  const logged: string[] = [];
  const waits: number[] = [];
  const events = createEvents();
  events.on('toast', ({ text }) => raised.push(text));
  events.on('unauthorized', () => raised.push('unauthorized'));
  const sink = { debug() {}, info() {}, warn() {}, error: (text: string) => logged.push(text) };
  const client = createClient({
    config: configOf(base),
    events,
    logger: createLogger('error', sink),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      inPause?.();
    },
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), page), init);
      requests.push(request);
      inits.push(init);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error('no answer prepared');
      return answer(request);
    },
  });
  client.authenticate({ ...aSession, ...credentials });
  return { client, requests, inits, raised, logged, waits };
}

export const json =
  (body: unknown, status = 200, headers = {}): Answer =>
  () =>
    Response.json(body, { status, headers });
export const problem = (code: string, status: number, headers = {}): Answer =>
  json({ code, message: `It is ${code}.` }, status, headers);
export const refused: Answer = () => Promise.reject(new TypeError('refused'));
export const brokenOff: Answer = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }));
export const tooLate: Answer = () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));

/** Returns a promise that the test resolves. */
export function openPromise<T>() {
  let keep!: (value: T) => void;
  let fail!: (reason: unknown) => void;
  const promise = new Promise<T>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep, fail };
}
