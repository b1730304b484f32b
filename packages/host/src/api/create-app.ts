import { problemStatus } from '@suite/contract/errors';
import { crossOrigin } from '@suite/kernel/http/cross-origin';
import { type Addressing, withDeployment } from '@suite/kernel/http/deployment';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { problemAnswer, problemOf } from '@suite/kernel/http/problem';
import { noRoute } from '@suite/kernel/http/route';
import { routePattern } from '@suite/kernel/http/route-pattern';
import type { OpenService } from '@suite/kernel/service/service';
import { Hono } from 'hono';
import { type Observer, observed } from '../observe/observer';
import type { ConfigOf } from './chosen-config';
import { mountOpenapi } from './mount-openapi';
import { mountConfig, mountProbes } from './mount-operations';
import { mountNotBuilt } from './not-built';

interface Options {
  kernel: Kernel;
  services: readonly OpenService[];
  configOf: ConfigOf;
  addressing: Addressing;
  observers: readonly Observer[];
}

export function createApp({ kernel, services, configOf, addressing, observers }: Options): App {
  const app: App = new Hono();
  app.onError((error, context) => {
    const problem = problemOf(error, kernel.logger);
    if (problemStatus[problem.code] >= 500) {
      const { method } = context.req;
      // Undefined when no host context was needed, although its type doesn't say so.
      const environment = context.get('deployment')?.environment;
      kernel.lastErrors.add({ code: problem.code, method, path: routePattern(context), environment });
    }
    return problemAnswer(problem);
  });
  app.notFound(noRoute);
  if (observers.length) app.use(observed(observers));
  mountProbes(app, kernel);
  app.use(withDeployment(addressing), crossOrigin);
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  mountConfig(app, configOf);
  mountOpenapi(app, kernel.routes);
  app.get('/files/:id', ({ req }) => kernel.files.serve(req.param('id'), new URL(req.url).searchParams));
  for (const service of services) service.routes(app);
  mountNotBuilt(app);
  return app;
}
