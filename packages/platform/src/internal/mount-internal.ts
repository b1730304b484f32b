import { getLastErrors, getOutbox, getServices } from '@suite/contract/internal';
import { servicePath } from '@suite/contract/services';
import type { EnvironmentName } from '@suite/zones/environments';
import { inCompany } from '../access/administrator';
import type { App, Dependencies } from '../http/dependencies';
import { noRoute, route } from '../http/route';
import { serviceStates } from './services';
import { visibleMails } from './visible-mails';

/** Where developers work; anywhere else there is nothing at these addresses. */
const answersIn: readonly EnvironmentName[] = ['local', 'localHttps', 'dev'];

/** What the zone `internal` shows of the platform: `/internal/v1/…`. */
export function mountInternal(app: App, dependencies: Dependencies): void {
  const { outbox, lastErrors } = dependencies;

  app.use(`${servicePath('internal')}/*`, (context, next) =>
    answersIn.includes(context.get('place').environment) ? next() : noRoute(),
  );

  route(app, dependencies, getServices, () => serviceStates(dependencies));

  route(app, dependencies, getLastErrors, ({ place }) => lastErrors.of(place.environment));

  route(app, dependencies, getOutbox, ({ caller, place, database }) =>
    visibleMails(outbox.folder, database, inCompany(caller), place.environment),
  );
}
