import { changesBetween, writeAudit } from '@services/identity/access/audit';
import { flagKeys } from '@services/telemetry-intake/contract';
import { changeFlag } from '@services/telemetry-intake/flags/change-flag';
import { changeTexts } from '@services/telemetry-intake/flags/event-text';
import { type FlagState, flagStates } from '@services/telemetry-intake/flags/flag-values';
import { listFlags } from '@services/telemetry-intake/flags/list-flags';
import { SuiteError } from '@suite/contract/errors';
import { servicePath } from '@suite/contract/services';
import type { App, Dependencies } from '@suite/kernel/http/dependencies';
import { noRoute, route } from '@suite/kernel/http/route';
import { type EnvironmentName, environmentNames } from '@suite/zones/environments';
import { getFlags, getLastErrors, getOutbox, getServices, getTelemetry, putFlag, type TelemetryEvent } from '../contract';
import { serviceStates } from './services';
import { visibleMails } from './visible-mails';

/** Where developers work; anywhere else there is nothing at these addresses. */
const answersIn: readonly EnvironmentName[] = ['local', 'localHttps', 'dev'];

/** What the zone `internal` shows of the platform: `/internal/v1/…`. */
export function mountInternal(app: App, dependencies: Dependencies): void {
  const { outbox, lastErrors, flagStreams, telemetry } = dependencies;

  app.use(`${servicePath('internal')}/*`, (context, next) =>
    answersIn.includes(context.get('place').environment) ? next() : noRoute(),
  );

  route(app, dependencies, getServices, () => serviceStates(dependencies));

  route(app, dependencies, getLastErrors, ({ place }) => lastErrors.of(place.environment));

  route(app, dependencies, getOutbox, ({ caller, place, database }) =>
    visibleMails({ caller, outbox, database, environment: place.environment }),
  );

  route(app, dependencies, getFlags, ({ database }) => listFlags(database));

  route(app, dependencies, putFlag, async ({ input: { params, body }, caller, database, clock, inBackground }) => {
    const { userId, companyId } = caller;
    const key = flagKeys.find((one) => one === params.flag);
    const environment = environmentNames.find((one) => one === params.environment);
    if (!key || !environment) throw new SuiteError('not_found', 'There is no such flag or environment.');
    const [before] = (await flagStates(database, environment)).filter((one) => one.key === key);
    const state = await changeFlag(database, { ...body, key, environment, userId }, clock());
    const told = changesBetween(before ? audited(before) : {}, audited(state));
    const changes = [{ what: 'environment', from: null, to: environment }, ...told];
    // A flag is no company's: the log of the one that the operator works in keeps the change.
    if (companyId)
      await writeAudit(database, { userId, companyId }, [{ action: 'flag.changed', subject: key, changes }], clock());
    inBackground(async () => flagStreams.tell(environment, changeTexts(state)));
    return listFlags(database);
  });

  route(app, dependencies, getTelemetry, ({ input: { query } }) => {
    const kept = telemetry.of(query.list);
    const isAsked = (event: TelemetryEvent) => !query.environment || event.environment === query.environment;
    return { events: kept.filter(isAsked), kept: kept.length };
  });
}

/** A flag's values as the audit log keeps them. */
const audited = ({ value, internalValue }: FlagState) => ({
  value: String(value),
  internalValue: internalValue === null ? null : String(internalValue),
});
