import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as contract from '../contract/devices';
import { checks } from '../contract/terms';
import { type JudgedDevice, type ListedVerdict, readAlike, readJudged } from '../judge/read-judged';
import { readReleases } from '../judge/read-releases';
import { countOpenReturns, newestEvidence, sharesOf } from '../ports';
import { deviceRowOf, isAdministrator, type Owners, readOwners } from '../read-device';
import { devices } from '../schema';

type Query = InferOutput<typeof contract.getDevices.query>;

/**
 * Mounts lists and numbers of the token's company's devices. Every call judges all devices again, because what passes today may
 * be outdated tomorrow.
 */
export function mountList(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getDevices,
    { summary: 'Devices with how they are protected: the own ones, or all for an administrator' },
    async ({ input: { query }, caller, database, clock }) => {
      const viewer = inCompany(caller);
      const isAll = isAdministrator(viewer);
      const whose: SQL | undefined = isAll ? undefined : eq(devices.ownerId, viewer.userId);
      const judged = await readJudged(database, viewer.companyId, new Date(clock()), whose);
      const owners = await readOwners(
        database,
        viewer.companyId,
        judged.map(({ device }) => device.ownerId),
      );
      const filtered = judged.filter((each) => isFiltered(each, query));
      const shown = filtered
        .filter((each) => isIn(query.view, each) && isFound(each, query, owners))
        .sort(comparing(query, owners));
      return {
        devices: shown.slice(query.offset, query.offset + query.limit).map((each) => deviceRowOf(each, owners)),
        total: shown.length,
        counts: countViews(filtered),
        isAll,
      };
    },
  );

  route(
    app,
    kernel,
    contract.getDeviceOverview,
    { summary: 'How the devices in use are protected, in numbers' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const alike = await readAlike(database, companyId, new Date(clock()));
      const count = (test: (verdict: ListedVerdict) => boolean) =>
        alike.reduce((sum, { verdict, count: of }) => (test(verdict) ? sum + of : sum), 0);
      const shares = sharesOf(alike);
      const current = and(eq(devices.companyId, companyId), ne(devices.status, 'disposed'));
      const unowned = and(eq(devices.companyId, companyId), eq(devices.status, 'assigned'), isNull(devices.ownerId));
      return {
        devices: await database.$count(devices, current),
        assigned: count(() => true),
        states: Object.fromEntries(contract.states.map((state) => [state, count((verdict) => verdict.state === state)])),
        stale: count(({ isStale }) => isStale),
        withoutOwner: await database.$count(devices, unowned),
        openReturns: await countOpenReturns(database, companyId),
        newestEvidenceOn: await newestEvidence(database, companyId),
        shares: Object.fromEntries(
          checks.map((check) => {
            const { pass: on, fail: off, unknown } = shares[check];
            return [check, { on, off, unknown }];
          }),
        ),
        endingWithin90Days: count(({ os }) => os.support === 'ending'),
        osTableOn: (await readReleases(database)).updatedOn,
      };
    },
  );
}

/** Devices that were disposed of appear only when requested. */
function isFiltered({ device }: JudgedDevice, { kind, status, owner }: Query): boolean {
  if (kind && device.kind !== kind) return false;
  if (status ? device.status !== status : device.status === 'disposed') return false;
  return !owner || device.ownerId === (owner === 'none' ? null : owner);
}

function isFound({ device }: JudgedDevice, { find }: Query, owners: Owners): boolean {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const { name, serial, manufacturer, model, location, osName, osVersion, ownerId } = device;
  const whose = ownerId === null ? '' : (owners.get(ownerId)?.name ?? '');
  const text = [name, serial, manufacturer, model, location, osName, osVersion, whose].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function isIn(view: contract.View, { verdict }: JudgedDevice): boolean {
  if (view === 'all') return true;
  if (view === 'stale') return verdict.isStale;
  if (view === 'ending') return verdict.os.support === 'ending' && verdict.state !== 'none';
  return verdict.state === view;
}

const countViews = (filtered: readonly JudgedDevice[]) =>
  Object.fromEntries(contract.views.map((view) => [view, filtered.filter((each) => isIn(view, each)).length]));

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Devices that need work come first. */
const stateOrder: Record<contract.State, number> = { failing: 0, unknown: 1, passing: 2, none: 3 };

function comparing({ sort, order }: Query, owners: Owners) {
  const keyOf = ({ device, verdict }: JudgedDevice): string | number => {
    if (sort === 'owner') return device.ownerId === null ? '' : (owners.get(device.ownerId)?.name ?? '');
    if (sort === 'os') return `${device.osName} ${device.osVersion}`;
    if (sort === 'lastSeen') return device.lastSeenAt ?? 0;
    if (sort === 'state') return stateOrder[verdict.state];
    return sort === 'status' ? device.status : device.name;
  };
  const turn = order === 'descending' ? -1 : 1;
  return (one: JudgedDevice, other: JudgedDevice): number => {
    const [left, right] = [keyOf(one), keyOf(other)];
    const difference =
      typeof left === 'number' && typeof right === 'number' ? left - right : collator.compare(`${left}`, `${right}`);
    return (
      turn * difference || collator.compare(one.device.name, other.device.name) || (one.device.id < other.device.id ? -1 : 1)
    );
  };
}
