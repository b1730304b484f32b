import { problemStatus } from '@suite/contract/errors';
import { Hono } from 'hono';
import { mountAccess } from '../access/mount-access';
import { mountAdvisory } from '../advisory/mount-advisory';
import { mountDesktop } from '../connections/desktop/mount-desktop';
import { mountConnections } from '../connections/mount-connections';
import { mountFigures } from '../figures/mount-figures';
import { mountFlags } from '../flags/mount-flags';
import { mountIdentity } from '../identity/mount-identity';
import { mountInsights } from '../insights/mount-insights';
import { mountInternal } from '../internal/mount-internal';
import { routePattern } from '../internal/route-pattern';
import { mountOpenapi } from '../openapi/mount-openapi';
import { mountReports } from '../reports/mount-reports';
import { limitTelemetry } from '../telemetry/limit-telemetry';
import { mountAnalytics } from '../telemetry/mount-analytics';
import { mountFlagEvents } from '../telemetry/mount-flag-events';
import { mountMonitoring } from '../telemetry/mount-monitoring';
import { mountImports } from '../uploads/mount-imports';
import { mountUploads } from '../uploads/mount-uploads';
import { crossOrigin } from './cross-origin';
import type { App, Dependencies } from './dependencies';
import { mountConfig, mountProbes } from './mount-operations';
import { mountNotBuilt } from './not-built';
import { type Addressing, withPlace } from './place';
import { problemAnswer, problemOf } from './problem';
import { noRoute } from './route';

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
  app.use(withPlace(addressing), crossOrigin);
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  mountConfig(app, dependencies);
  mountOpenapi(app);
  mountIdentity(app, dependencies);
  mountAccess(app, dependencies);
  mountInsights(app, dependencies);
  mountFigures(app, dependencies);
  mountAdvisory(app, dependencies);
  mountReports(app, dependencies);
  mountUploads(app, dependencies);
  mountImports(app, dependencies);
  mountConnections(app, dependencies);
  mountDesktop(app, dependencies);
  mountInternal(app, dependencies);
  mountFlags(app, dependencies);
  limitTelemetry(app, dependencies);
  mountFlagEvents(app, dependencies);
  mountMonitoring(app, dependencies);
  mountAnalytics(app, dependencies);
  mountNotBuilt(app);
  return app;
}
