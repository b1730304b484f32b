import type { Lacking } from '../lacking';
import { notUnderstood } from '../reading';
import { type Field, formats, plain, type SourceFormat } from './sources';

const READ =
  'These are read: what osqueryi prints, osquery’s results logs, hosts of Fleet as CSV or JSON, Intune’s list of all devices as CSV, computers of Jamf as CSV or JSON, and devices of Google Workspace as CSV';

/** Returns the format with most of its own names, and how many a file has. */
function nearest(names: ReadonlySet<string>): { format: SourceFormat; count: number } {
  const scored = formats.map((format) => ({ format, count: format.own.filter((name) => names.has(name)).length }));
  const [first, ...others] = scored as [(typeof scored)[number], ...typeof scored];
  return others.reduce((best, each) => (each.count > best.count ? each : best), first);
}

const has = ({ columns }: SourceFormat, field: Field, names: ReadonlySet<string>) =>
  (columns[field] ?? []).some((name) => names.has(name));

/** Returns the format of a file by the names of its columns. Undefined when it is none that is read. */
export function formatOf(heads: readonly string[]): SourceFormat | undefined {
  const names = new Set(heads.map(plain));
  const { format, count } = nearest(names);
  const isWhole = format.source === 'fleet' ? missingOf(format, names).length === 0 : has(format, 'serial', names);
  return isWhole && count >= format.atLeast ? format : undefined;
}

const missingOf = ({ needed }: SourceFormat, names: ReadonlySet<string>) => needed.filter((name) => !names.has(plain(name)));

/** Returns the error for a file in no format that is read: which are read, and what was found. */
export function unknownFormat(heads: readonly string[]): Error {
  const names = new Set(heads.map(plain));
  const { format, count } = nearest(names);
  const shown = heads.map((head) => head.trim().slice(0, 40)).filter(Boolean);
  const found = shown.length ? `This one has the columns ${shown.slice(0, 12).join(', ')}` : 'This one has no columns';
  const more = shown.length > 12 ? ` and ${shown.length - 12} more` : '';
  const missing = missingOf(format, names);
  // Without the needed ones, the others don't matter.
  const own = missing.length || count === 0 ? missing : format.more.filter((name) => !names.has(plain(name)));
  const lacks = own.length ? `; for an export of ${format.name} it has no column ${own.join(' and ')}` : '';
  return notUnderstood(`This file is in no format that is read. ${READ}. ${found}${more}${lacks}.`);
}

/** Returns the columns that an export lacks and that checks would read; one of several names is enough. */
export function lackingIn(format: SourceFormat, heads: Iterable<string>): Lacking[] {
  const names = new Set([...heads].map(plain));
  const fieldOf = (column: string) =>
    (Object.keys(format.columns) as Field[]).find((field) => format.columns[field]?.includes(plain(column)));
  const missing = format.more.filter((column) => {
    const field = fieldOf(column);
    return !names.has(plain(column)) && !(field && field !== 'seen' && has(format, field, names));
  });
  const isSeen = has(format, 'seen', names);
  const columns = missing.filter((column) => !(isSeen && fieldOf(column) === 'seen' && format.source !== 'fleet'));
  return columns.length ? [{ table: format.source === 'fleet' ? 'hosts' : format.name, columns, query: format.export }] : [];
}
