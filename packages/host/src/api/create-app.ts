import { mountAccess } from '@services/identity/access/mount-access';
import { mountIdentity } from '@services/identity/accounts/mount-identity';
import { mountAdvisory } from '@services/insights/advisory/mount-advisory';
import { mountFigures } from '@services/insights/metrics/mount-figures';
import { mountReports } from '@services/insights/reports/mount-reports';
import { mountInternal } from '@services/internal/routes/mount-internal';
import { mountDesktop } from '@services/ledger/connections/desktop/mount-desktop';
import { mountConnections } from '@services/ledger/connections/mount-connections';
import { mountInsights } from '@services/ledger/firms/mount-insights';
import { mountImports } from '@services/ledger/uploads/mount-imports';
import { mountUploads } from '@services/ledger/uploads/mount-uploads';
import { mountFlags } from '@services/telemetry-intake/flags/mount-flags';
import { limitTelemetry } from '@services/telemetry-intake/intake/limit-telemetry';
import { mountAnalytics } from '@services/telemetry-intake/intake/mount-analytics';
import { mountFlagEvents } from '@services/telemetry-intake/intake/mount-flag-events';
import { mountMonitoring } from '@services/telemetry-intake/intake/mount-monitoring';
import { problemStatus } from '@suite/contract/errors';
import { crossOrigin } from '@suite/kernel/http/cross-origin';
import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { type Addressing, withPlace } from '@suite/kernel/http/place';
import { problemAnswer, problemOf } from '@suite/kernel/http/problem';
import { noRoute } from '@suite/kernel/http/route';
import { routePattern } from '@suite/kernel/http/route-pattern';
import { Hono } from 'hono';
import { mountOpenapi } from './mount-openapi';
import { mountConfig, mountProbes } from './mount-operations';
import { mountNotBuilt } from './not-built';

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
