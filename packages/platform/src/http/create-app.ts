import { problemStatus } from '@suite/contract/errors';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mountAccess } from '../access/mount-access';
import { mountIdentity } from '../identity/mount-identity';
import { mountInsights } from '../insights/mount-insights';
import { mountInternal } from '../internal/mount-internal';
import { routePattern } from '../internal/route-pattern';
import { mountOpenapi } from '../openapi/mount-openapi';
import { crossOrigin } from './cross-origin';
import type { App, Dependencies } from './dependencies';
import { mountConfig, mountProbes } from './mount-operations';
import { mountNotBuilt } from './not-built';
import { type Addressing, withPlace } from './place';
import { problemAnswer, problemOf } from './problem';
import { noRoute } from './route';

/** Larger bodies are refused with 413. */
const BODY_LIMIT = 1_048_576;

/** Every route of the API host. */
export function createApp(dependencies: Dependencies, addressing: Addressing): App {
  const app: App = new Hono();
  app.onError((error, context) => {
    const problem = problemOf(error, dependencies.logger);
    if (problemStatus[problem.code] >= 500) {
      const { method } = context.req;
      // Undefined where no place was needed, though its type cannot tell.
      const environment = context.get('place')?.environment;
      dependencies.lastErrors.add({ code: problem.code, method, path: routePattern(context), environment });
    }
    return problemAnswer(problem);
  });
  app.notFound(noRoute);
  mountProbes(app, dependencies);
  app.use(withPlace(addressing), crossOrigin, bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge }));
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  mountConfig(app);
  mountOpenapi(app);
  mountIdentity(app, dependencies);
  mountAccess(app, dependencies);
  mountInsights(app, dependencies);
  mountInternal(app, dependencies);
  mountNotBuilt(app);
  return app;
}

const tooLarge = () => problemAnswer({ code: 'payload_too_large', message: `A body may hold ${BODY_LIMIT} bytes.` });
