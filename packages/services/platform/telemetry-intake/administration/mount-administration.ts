import { changesBetween, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { environmentNames } from '@suite/zones/environments';
import { getFlags, getTelemetry, putFlag, type TelemetryEvent } from '../contract/administration';
import { flagKeys } from '../contract/flags';
import { changeFlag } from '../flags/change-flag';
import { type FlagState, flagStates } from '../flags/flag-values';
import { listFlags } from '../flags/list-flags';
import type { TelemetryIntake } from '../intake/telemetry-intake';

/** What operators see and set of flags and telemetry, where developers work (`/internal/v1/…`). */
export function mountAdministration(app: App, intake: TelemetryIntake): void {
  const { flagChanges, telemetry } = intake;

  route(
    app,
    intake,
    getFlags,
    { summary: 'Every feature flag with its value in each environment (local and dev)' },
    ({ database }) => listFlags(database),
  );

  route(
    app,
    intake,
    putFlag,
    { summary: 'Set the value of a feature flag in an environment; open pages receive it at once (local and dev)' },
    async ({ input: { params, body }, caller, database, clock, inBackground }) => {
      const { userId, companyId } = caller;
      const key = flagKeys.find((one) => one === params.flag);
      const environment = environmentNames.find((one) => one === params.environment);
      if (!key || !environment) throw new SuiteError('not_found', 'There is no such flag or environment.');
      const [before] = (await flagStates(database, environment)).filter((one) => one.key === key);
      const state = await changeFlag(database, { ...body, key, environment, userId }, clock());
      const changed = changesBetween(before ? audited(before) : {}, audited(state));
      const changes = [{ what: 'environment', from: null, to: environment }, ...changed];
      // Flags belong to no company, so the change is in the audit log of the company that the operator works in.
      if (companyId)
        await writeAudit(database, { userId, companyId }, [{ action: 'flag.changed', subject: key, changes }], clock());
      inBackground(async () => flagChanges.tell({ ...state, environment }));
      return listFlags(database);
    },
  );

  route(
    app,
    intake,
    getTelemetry,
    { summary: 'What browsers reported recently to the flag, monitoring and analytics services (local and dev)' },
    ({ input: { query } }) => {
      const stored = telemetry.of(query.list);
      const isRequested = (event: TelemetryEvent) => !query.environment || event.environment === query.environment;
      return { events: stored.filter(isRequested), stored: stored.length };
    },
  );
}

/** Returns a flag's values for the audit log. */
const audited = ({ value, internalValue }: FlagState) => ({
  value: String(value),
  internalValue: internalValue === null ? null : String(internalValue),
});
