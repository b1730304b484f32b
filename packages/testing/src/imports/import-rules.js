// @ts-check
import { fileURLToPath } from 'node:url';
import { serviceFolders } from '../services.js';

/**
 * The rules of which files may import which (docs/architecture.md). Files are named by their path from the root of the
 * repository; tests, fixtures and test-only files are not checked.
 */

/** @typedef {Map<string, readonly string[]>} Imports what each file imports: paths, and Node's modules as `node:…` */

const TEST_CODE = /\.(test|spec|cases|fixture|mutation)\.|\/fixture-|^packages\/(host\/test|testing|bench)\/|\/e2e\//;

/** @param {string} file */
export const isTestCode = (file) => TEST_CODE.test(file);

const SERVICES = 'packages/services/';

const folders = [...serviceFolders(fileURLToPath(new URL('../../../../', import.meta.url)))];

/** @param {string} file @returns {[name: string, folder: string] | undefined} */
const findService = (file) =>
  file.startsWith(SERVICES) ? folders.find(([, folder]) => file.startsWith(`${folder}/`)) : undefined;

/** Returns the package name of the service that a file belongs to. @param {string} file */
export const serviceOf = (file) => findService(file)?.[0];

/** Returns the path of a service's file within its folder; empty for any other file. @param {string} file */
function pathInService(file) {
  const [, folder] = findService(file) ?? [];
  return folder === undefined ? '' : file.slice(folder.length + 1);
}

/**
 * Returns files in the services folder that belong to no service, which no rule would check.
 * @param {readonly string[]} files
 * @returns {string[]}
 */
export const strayFiles = (files) => files.filter((file) => file.startsWith(SERVICES) && !findService(file));

/** The contract of a service, its calls and the pages of websites run in browsers, too. @param {string} file */
const isBrowserPartOfService = (file) => /^(browser|contract|site|table-file|wording)(\.ts$|\/)/.test(pathInService(file));

/** @param {string} file */
export const isServer = (file) =>
  /^packages\/(kernel|host)\//.test(file) || (serviceOf(file) !== undefined && !isBrowserPartOfService(file));

/** @param {string} file */
export const isBrowser = (file) =>
  isBrowserPartOfService(file) ||
  /^packages\/(api|charts|iq|list|session|shell|telemetry|ui|values)\/src\//.test(file) ||
  /^zones\/[^/]+\/[^/]+\/(app\/|features\/|pages\.tsx$)/.test(file);

/** Whether another service may import a service's file. @param {string} file */
export const isOpenToServices = (file) => isBrowserPartOfService(file) || /^(ports\.ts$|demo\/demo-)/.test(pathInService(file));

/** @param {string} file */
const isValue = (file) => file.startsWith('packages/values/src/');

/** @param {string} file */
const zoneOf = (file) => /^zones\/[^/]+\/[^/]+\//.exec(file)?.[0];

/** @type {readonly [rule: string, isBroken: (from: string, to: string) => boolean][]} */
const rules = [
  [
    'The kernel imports no service and no host.',
    (from, to) => /^packages\/kernel\//.test(from) && (serviceOf(to) !== undefined || /^packages\/host\//.test(to)),
  ],
  ['A service does not import the host.', (from, to) => serviceOf(from) !== undefined && /^packages\/host\//.test(to)],
  [
    "A service imports another one's ports, contract and browser files only, never its tables.",
    (from, to) =>
      serviceOf(from) !== undefined && serviceOf(to) !== undefined && serviceOf(from) !== serviceOf(to) && !isOpenToServices(to),
  ],
  ['The package `values` imports no other package.', (from, to) => isValue(from) && !isValue(to)],
  ['A file for browsers imports no file for servers.', (from, to) => isBrowser(from) && (isServer(to) || to.startsWith('node:'))],
  [
    'A zone imports no other zone.',
    (from, to) => zoneOf(from) !== undefined && zoneOf(to) !== undefined && zoneOf(from) !== zoneOf(to),
  ],
];

/**
 * Returns every import that breaks a rule, as a line that names the rule.
 * @param {Imports} imports
 * @returns {string[]}
 */
export const forbiddenImports = (imports) =>
  [...imports].flatMap(([from, targets]) =>
    targets.flatMap((to) =>
      rules.filter(([, isBroken]) => !isTestCode(from) && isBroken(from, to)).map(([rule]) => `${from} imports ${to}: ${rule}`),
    ),
  );

const SCHEMA = /\bpgSchema\('([a-z_]+)'\)/g;

/**
 * Returns the database schemas that services declare, each with the service it belongs to.
 * @param {Iterable<[file: string, source: string]>} sources
 * @returns {Map<string, string>}
 */
export function schemasOf(sources) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const [file, source] of sources) {
    const service = serviceOf(file);
    if (!service || isTestCode(file)) continue;
    for (const [, schema = ''] of source.matchAll(SCHEMA)) owners.set(schema, service);
  }
  return owners;
}

const STATEMENT = /\b(?:from|join|into|update|using|only|table|analyze|truncate|references)\s+"?([a-z_]+)"?\.[a-z_"]+/gi;

/** Schema of the ledger's views, which other services may read. */
const SHARED_SCHEMA = 'ledger_views';

/**
 * Finds SQL of a service or the kernel that names the tables of another service.
 * @param {string} file
 * @param {string} source
 * @param {ReadonlyMap<string, string>} owners the service of each database schema
 * @returns {string[]}
 */
export function forbiddenTables(file, source, owners) {
  const service = serviceOf(file);
  if (isTestCode(file) || (!service && !/^packages\/kernel\//.test(file))) return [];
  return [...source.matchAll(STATEMENT)]
    .map(([, schema = '']) => schema)
    .filter((schema) => owners.has(schema) && owners.get(schema) !== service && (!service || schema !== SHARED_SCHEMA))
    .map((schema) => `${file} names tables of ${schema} in SQL: A service reads tables of its own only.`);
}

/**
 * Returns the folder that a file of kernel, host or a service belongs to: the first level below the package's source. A file
 * outside of these folders, such as a service's contract, is its own folder.
 * @param {string} file
 */
export function folderOf(file) {
  const base = findService(file)?.[1] ?? /^packages\/(?:kernel|host)\/src(?=\/)/.exec(file)?.[0];
  return base && `${base}/${file.slice(base.length + 1).split('/')[0]}`;
}

/**
 * Zones whose features import each other in circles. A zone leaves the list when it has none left; no other zone may join it.
 * @type {readonly string[]}
 */
const ZONES_WITH_CIRCLES = [
  'zones/accounts/identity-profile/',
  'zones/ai/chat/',
  'zones/exit/right-exit/',
  'zones/hub/internal/',
  'zones/hub/iq-onboarding/',
  'zones/hub/iq-reports/',
  'zones/hub/offer-public/',
  'zones/hub/offer/',
  'zones/security/training/',
  'zones/security/wisp/',
  'zones/websites/content/',
  'zones/websites/firm-info/',
];

/** Returns the feature that a file of a zone belongs to, if its zone has to be free of circles. @param {string} file */
export function featureOf(file) {
  if (ZONES_WITH_CIRCLES.some((zone) => file.startsWith(zone))) return undefined;
  return /^zones\/[^/]+\/[^/]+\/features\/[^/]+(?=\/)/.exec(file)?.[0];
}

/** Folders of the platform, features of zones, and files may form no cycles. @type {Readonly<Record<string, (file: string) => string | undefined>>} */
export const units = { folders: folderOf, features: featureOf, files: (file) => file };

/**
 * Returns groups of units in which each reaches every other by imports, also of types (strongly connected components, Tarjan 1972).
 * @param {Imports} imports
 * @param {(file: string) => string | undefined} unitOf the unit that a file belongs to
 * @returns {string[][]} each sorted
 */
export function cyclesOf(imports, unitOf) {
  /** @type {Map<string, Set<string>>} */
  const edges = new Map();
  for (const [from, targets] of imports) {
    const unit = unitOf(from);
    if (!unit || isTestCode(from)) continue;
    const reached = edges.get(unit) ?? new Set();
    edges.set(unit, reached);
    for (const to of targets) {
      const other = unitOf(to);
      if (other && other !== unit) reached.add(other);
    }
  }
  return components(edges).filter((component) => component.length > 1);
}

/** @param {Map<string, Set<string>>} edges @returns {string[][]} */
function components(edges) {
  /** @type {Map<string, { order: number, low: number, isOpen: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const found = [];
  /** @param {string} node */
  const visit = (node) => {
    const state = { order: seen.size, low: seen.size, isOpen: true };
    seen.set(node, state);
    open.push(node);
    for (const next of edges.get(node) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.isOpen) state.low = Math.min(state.low, other.low);
    }
    if (state.low === state.order) {
      const component = open.splice(open.indexOf(node));
      for (const member of component) {
        const closed = seen.get(member);
        if (closed) closed.isOpen = false;
      }
      found.push(component.sort());
    }
    return state;
  };
  for (const node of edges.keys()) if (!seen.has(node)) visit(node);
  return found;
}
