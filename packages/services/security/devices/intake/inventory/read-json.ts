import { isObject, type JsonLimits, type JsonObject } from '../json-values';
import { type EvidenceFile, notUnderstood } from '../reading';
import { type RawDevice, readDevice } from './read-device';
import { fileOf, MAX_HOSTS } from './read-table';
import { formatOf, unknownFormat } from './recognize';
import { plain, type SourceFormat } from './sources';

/** Responses of servers about thousands of devices. */
export const JSON_LIMITS: JsonLimits = {
  ...{ depth: 24, rows: 200_000, lists: 500, columns: 1_000 },
  tooDeep: 'This file has more lists and objects within each other than an export of devices has.',
};

/** The members of a response that have devices, or one device. */
const LISTS = ['hosts', 'computers', 'results', 'value', 'devices', 'mobileDevices'] as const;
const ONE = ['host', 'computer', 'spec'] as const;

/** Levels of objects whose members are read: `general.name` of Jamf, `operatingSystem.version`. */
const LEVELS = 3;

/**
 * Reads the devices in responses of Fleet, Jamf and the others, which have the same fields as their exports. Undefined when the
 * values are none of these.
 * @throws SuiteError `invalid_request`
 */
export function inventoryOf(values: readonly unknown[], asOf: Date): EvidenceFile | undefined {
  const objects = values.flatMap(devicesIn);
  let format: SourceFormat | undefined;
  const names = new Set<string>();
  const devices: RawDevice[] = [];
  for (const object of objects) {
    const texts = new Map<string, string>();
    collect(object, '', LEVELS, texts);
    format ??= formatOf([...texts.keys()]);
    if (!format) return undefined;
    if (devices.length === MAX_HOSTS)
      throw notUnderstood(`A file can have ${MAX_HOSTS.toLocaleString('en-US')} hosts. Ask for the hosts of one team at a time.`);
    for (const name of texts.keys()) names.add(name);
    devices.push(readDevice(format, (name) => texts.get(name) ?? ''));
  }
  return format && fileOf(format, devices, asOf, { leftOut: [], names });
}

/**
 * Returns the error for the response of a server that is none of these: it has no devices, or devices without what is needed.
 * Undefined for rows.
 */
export function unknownResponse(values: readonly unknown[]): Error | undefined {
  const objects = values.flatMap(devicesIn);
  const isResponse = values.some((value) => isObject(value) && [...LISTS, ...ONE].some((name) => Object.hasOwn(value, name)));
  if (!objects.length && isResponse) return notUnderstood('This response has no devices. Ask for all of them again.');
  const nested = objects.find((object) => Object.values(object).some(isObject));
  if (!nested) return undefined;
  const texts = new Map<string, string>();
  collect(nested, '', LEVELS, texts);
  return unknownFormat([...texts.keys()]);
}

function devicesIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.filter(isObject).flatMap(devicesIn);
  if (!isObject(value)) return [];
  for (const name of LISTS) if (Array.isArray(value[name])) return value[name].filter(isObject).flatMap(devicesIn);
  for (const name of ONE) if (isObject(value[name])) return [value[name]];
  return [value];
}

/** Collects the texts of an object by their paths; a list has no path, and null says nothing. */
function collect(object: JsonObject, path: string, levels: number, texts: Map<string, string>): void {
  for (const [name, value] of Object.entries(object)) {
    const at = path + plain(name);
    if (isObject(value)) {
      if (levels > 1) collect(value, at, levels - 1, texts);
    } else if (!Array.isArray(value) && !texts.has(at)) texts.set(at, value === null ? '' : String(value));
  }
}
