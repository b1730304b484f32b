import { SuiteError } from '@suite/contract/errors';
import { servicePath } from '@suite/contract/services';
import type { App, AppContext, Kernel } from '@suite/kernel/http/kernel';
import { ANONYMOUS_BODY, readText } from '@suite/kernel/http/read-body';
import type { EnvironmentName } from '@suite/zones/environments';
import { evaluateAll } from './evaluate';
import { eventText, PING } from './event-text';
import type { Audience, FlagStreams } from './flag-streams';
import { flagStates } from './flag-values';
import { isInternalUser } from './internal-user';

/** Seconds until a page retries when too many streams are open. */
const NO_ROOM_SECONDS = 30;

/**
 * LaunchDarkly's client-side protocol, as launchdarkly-js-sdk-common 5.8 uses it (`Requestor.js`, `Stream.js`): the flags of a
 * context at once, and a stream of changes. The context is in the path or, with REPORT, in the body. `delete` is never sent,
 * because every declared flag has a value.
 */
export function mountFlags(app: App, { database, flagStreams }: Pick<Kernel, 'database'> & { flagStreams: FlagStreams }): void {
  const root = servicePath('flags');
  const flagsOf = async (environment: EnvironmentName, isInternal: boolean) =>
    evaluateAll(await flagStates(database, environment), isInternal);

  const answerFlags = async (context: AppContext, text: string) =>
    context.json(await flagsOf(environmentOf(context), isInternalUser(text)));

  app.on(['GET', 'REPORT'], `${root}/sdk/evalx/:key/contexts/:context`, (context) => answerFlags(context, inAddress(context)));
  app.on('REPORT', `${root}/sdk/evalx/:key/context`, async (context) => answerFlags(context, await inBody(context)));

  const answerStream = async (context: AppContext, audience: Audience, first: () => Promise<string>) => {
    // Opened before the flags are read, so that no change is missed in between.
    const stream = flagStreams.open(environmentOf(context), audience, context.env.client);
    if (!stream) throw new SuiteError('throttled', 'Too many streams are open.', { retryAfterSeconds: NO_ROOM_SECONDS });
    try {
      stream.begin(await first());
    } catch (error) {
      stream.end();
      throw error;
    }
    // The connection ends with the stream: kept alive, it would delay the shutdown of a server.
    return new Response(stream.body, { headers: { 'Content-Type': 'text/event-stream', Connection: 'close' } });
  };
  const streamFlags = (context: AppContext, text: string) => {
    const environment = environmentOf(context);
    const isInternal = isInternalUser(text);
    return answerStream(context, isInternal ? 'internal' : 'everyone', async () =>
      eventText('put', await flagsOf(environment, isInternal)),
    );
  };

  app.get(`${root}/eval/:key/:context`, (context) => streamFlags(context, inAddress(context)));
  app.on('REPORT', `${root}/eval/:key`, async (context) => streamFlags(context, await inBody(context)));
  app.get(`${root}/ping/:key`, (context) => answerStream(context, 'ping', async () => PING));

  // Goals of experiments, of which there are none.
  app.get(`${root}/sdk/goals/:key`, (context) => {
    environmentOf(context);
    return context.json([]);
  });
}

/**
 * Returns the environment of a key, which has to be that of the host.
 * @throws SuiteError `not_found` for another environment's key, or an unknown one
 */
export function environmentOf(context: AppContext): EnvironmentName {
  const { environment } = context.get('deployment');
  if (context.req.param('key') !== environment) throw new SuiteError('not_found', 'No environment of this address has this key.');
  return environment;
}

const inBody = (context: AppContext) => readText(context, ANONYMOUS_BODY);

const inAddress = (context: AppContext) => Buffer.from(context.req.param('context') ?? '', 'base64url').toString();
