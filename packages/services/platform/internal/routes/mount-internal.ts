import { servicePath } from '@suite/contract/services';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { noRoute, route } from '@suite/kernel/http/route';
import type { EnvironmentName } from '@suite/zones/environments';
import { getLastErrors, getOutbox, getServices } from '../contract';
import { serviceStates } from './services';
import { visibleMails } from './visible-mails';

/** Where developers work; in other environments, these paths do not exist. */
const answersIn: readonly EnvironmentName[] = ['local', 'localHttps', 'dev'];

/** The endpoints of the zone `internal`: `/internal/v1/…`. */
export function mountInternal(app: App, kernel: Kernel): void {
  const { outbox, lastErrors } = kernel;

  app.use(`${servicePath('internal')}/*`, (context, next) =>
    answersIn.includes(context.get('deployment').environment) ? next() : noRoute(),
  );

  route(app, kernel, getServices, { summary: 'The state of each service (local and dev)' }, () => serviceStates(kernel));

  route(app, kernel, getLastErrors, { summary: 'What failed last (local and dev)' }, ({ deployment }) =>
    lastErrors.of(deployment.environment),
  );

  route(
    app,
    kernel,
    getOutbox,
    { summary: "The latest mails to the company's people (local and dev)" },
    ({ caller, deployment, database }) => visibleMails({ caller, outbox, database, environment: deployment.environment }),
  );
}
