import type { Platform } from '../contract/terms';

export interface Release {
  platform: Exclude<Platform, 'other'>;
  cycle: string;
  label: string;
  /** Null while no end is announced, or when the day it ended is unknown. */
  endsOn: string | null;
  hasEnded: boolean;
}

/** A release with its newest known version. */
export interface KnownRelease extends Release {
  latest: string;
  /** The day as of which it is the newest. */
  latestOn: string;
}

interface System {
  platform: Platform | null;
  /** The product name as reported: `Microsoft Windows 11 Pro`. */
  osName: string;
  osVersion: string;
}

/** A table's releases by platform and by the part of a reported version that identifies them. */
export type ReleaseIndex = ReadonlyMap<string, readonly KnownRelease[]>;

const keyOf = (platform: string, version: string) => `${platform} ${version}`;

export function indexReleases(releases: readonly KnownRelease[]): ReleaseIndex {
  const index = new Map<string, KnownRelease[]>();
  const put = (key: string, release: KnownRelease) => index.set(key, [...(index.get(key) ?? []), release]);
  for (const release of releases) {
    const { platform, cycle, latest } = release;
    for (const version of new Set(namesOf(platform, cycle, latest))) put(keyOf(platform, version), release);
  }
  return index;
}

/** Returns the identifying parts of a release: a build and a name for Windows, a number of version components for others. */
function namesOf(platform: string, cycle: string, latest: string): string[] {
  if (platform === 'windows') {
    const [, name, update] = /^(\d+)-(\d\dh\d|\d{4})/.exec(cycle) ?? [];
    return [buildOf(latest), name && update ? `${name} ${update}` : cycle].filter((text) => text !== undefined);
  }
  if (platform === 'windows-server') return [buildOf(latest), cycle.replace(/-.*/, '')].filter((text) => text !== undefined);
  return [cycle];
}

/** Returns `26100` for `10.0.26100.2314`. */
const buildOf = (version: string): string | undefined => /\b10\.0\.(\d{4,6})/.exec(version)?.[1];

/**
 * Finds a device's release. When a version matches several, such as the editions of Windows, the edition in the name decides;
 * without one, the release that ends first. Undefined when the table doesn't have the release.
 */
export function findRelease({ platform, osName, osVersion }: System, index: ReleaseIndex): KnownRelease | undefined {
  if (platform === null || platform === 'other') return undefined;
  const text = `${osName} ${osVersion}`;
  for (const version of candidatesOf(platform, text, osVersion)) {
    const found = index.get(keyOf(platform, version));
    if (found) return ofEdition(found, text);
  }
  return undefined;
}

function candidatesOf(platform: Platform, text: string, osVersion: string): string[] {
  if (platform === 'windows') {
    const [, name] = /\b(10|11)\b(?!\.)/.exec(text) ?? [];
    const [, update] = /\b(\d\dh\d)\b/i.exec(text) ?? [];
    const build = buildOf(text);
    // A build is more specific than a name.
    return [build, name && update && `${name} ${update.toLowerCase()}`].filter((each) => !!each) as string[];
  }
  if (platform === 'windows-server') {
    const [, year] = /\b(20\d\d)\b/.exec(text) ?? [];
    // A build can belong to both Windows and Windows Server; the year in the name is more specific.
    return [year, buildOf(text)].filter((each) => !!each) as string[];
  }
  const numbers = /\d+(?:\.\d+)*/.exec(osVersion)?.[0].split('.') ?? [];
  return [numbers.slice(0, 2).join('.'), numbers[0] ?? ''].filter(Boolean);
}

const END = '9999-12-31';

const endOf = ({ endsOn, hasEnded }: Release) => (hasEnded ? '' : (endsOn ?? END));

function ofEdition(found: readonly KnownRelease[], text: string): KnownRelease | undefined {
  const isLongTerm = /\bLTS[BC]\b/i.test(text);
  const longTerm = /\biot\b/i.test(text) ? /-iot-lts$/ : /-e-lts$/;
  const edition = isLongTerm
    ? longTerm
    : /enterprise|education/i.test(text)
      ? /-e$/
      : /\b(pro|home|professional)\b/i.test(text)
        ? /-w$/
        : undefined;
  const fitting = edition ? found.filter(({ cycle }) => edition.test(cycle)) : [];
  const among = fitting.length ? fitting : found;
  return [...among].sort((one, other) => (endOf(one) < endOf(other) ? -1 : 1))[0];
}

/** Returns the platform for a name or platform from osquery, Fleet or a person; null when unknown. */
export function platformOf(text: string): Platform | null {
  const name = text.toLowerCase();
  if (/windows server/.test(name)) return 'windows-server';
  if (/windows/.test(name)) return 'windows';
  if (/ipados|ipad/.test(name)) return 'ipados';
  if (/\bios\b|iphone/.test(name)) return 'ios';
  if (/mac ?os|darwin|os x/.test(name)) return 'macos';
  if (/android/.test(name)) return 'android';
  if (/ubuntu/.test(name)) return 'ubuntu';
  return name.trim() === '' ? null : 'other';
}
