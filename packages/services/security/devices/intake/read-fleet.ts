import type { ParseResult, Parser } from 'papaparse';
import { platformOf } from '../judge/find-release';
import type { EvidenceDetails } from '../schema';
import { FLEET_QUERY, fleetColumns, fleetLacking, type Lacking } from './lacking';
import { cleanText, notUnderstood, type Reading, serialOf } from './reading';

/** The maximum number of hosts per file. */
const MAX_HOSTS = 5_000;

/** The maximum number of lines per file, including blank ones. */
const MAX_LINES = 2 * MAX_HOSTS;

/** The maximum number of columns per file; Fleet exports about fifty. */
const MAX_COLUMNS = 300;

/** Characters read before other work gets a turn; also the maximum length of a row. */
const SLICE = 2 ** 16;

const FIRST = `Export the hosts from Fleet again, with the columns of ${FLEET_QUERY}`;

/**
 * Reads a CSV export of Fleet's hosts in slices. It says which systems they run and when they were last seen. Fleet's own disk
 * encryption flag covers the system disk alone: it can show that this disk is unencrypted, but proves nothing about the others.
 * @throws SuiteError `invalid_request` with what to do
 */
export async function readFleet(text: string): Promise<{ readings: Reading[]; lacking: Lacking[] }> {
  const readings: Reading[] = [];
  let lines = 0;
  let columns: ReadonlyMap<string, number> | undefined;
  await eachSlice(text, (rows) => {
    lines += rows.length;
    if (lines > MAX_LINES) throw notUnderstood(`A file can have ${MAX_LINES.toLocaleString('en-US')} lines. ${FIRST}`);
    for (const row of rows) {
      if (row.every((cell) => cell.trim() === '')) continue;
      if (row.length > MAX_COLUMNS) throw notUnderstood(`A file can have ${MAX_COLUMNS} columns. ${FIRST}`);
      if (!columns) {
        columns = columnsOf(row);
        continue;
      }
      if (readings.length === MAX_HOSTS)
        throw notUnderstood(
          `A file can have ${MAX_HOSTS.toLocaleString('en-US')} hosts. Export the hosts of one team at a time.`,
        );
      readings.push(readingOf(row, columns));
    }
  });
  if (!columns) throw notUnderstood(`This file has no rows. ${FIRST}`);
  return { readings, lacking: fleetLacking(columns) };
}

/** @throws whatever `each` throws, and SuiteError `invalid_request` for a row that is longer than a slice */
async function eachSlice(text: string, each: (rows: string[][]) => void): Promise<void> {
  const { default: papaparse } = await import('papaparse');
  let read = 0;
  return new Promise((resolve, reject) => {
    papaparse.parse<string[]>(text, {
      chunkSize: SLICE,
      delimitersToGuess: [',', ';', '\t'],
      chunk: ({ data, meta }: ParseResult<string[]>, parser: Parser) => {
        try {
          if (!data.length && meta.cursor === read && read < text.length)
            throw notUnderstood(`A row of this file is longer than ${SLICE.toLocaleString('en-US')} characters. ${FIRST}`);
          read = meta.cursor;
          each(data);
        } catch (error) {
          reject(error);
          parser.abort();
          return;
        }
        parser.pause();
        setImmediate(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
}

/** @throws SuiteError `invalid_request` */
function columnsOf(heads: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map(heads.map((head, place) => [head.trim(), place]));
  const missing = fleetColumns.needed.filter((column) => !columns.has(column));
  if (missing.length)
    throw notUnderstood(`This file is no export of Fleet's hosts: it has no column ${missing.join(' and ')}. ${FIRST}`);
  return columns;
}

function readingOf(row: readonly string[], columns: ReadonlyMap<string, number>): Reading {
  const of = (column: string) => cleanText(row[columns.get(column) ?? -1] ?? '');
  const version = of('os_version');
  const seenAt = momentOf(of('seen_time'));
  return {
    serial: serialOf(of('hardware_serial')),
    name: of('computer_name') || of('hostname'),
    manufacturer: of('hardware_vendor'),
    model: of('hardware_model'),
    platform: platformOf(`${version} ${of('platform')}`),
    // The name is part of the version: `Windows 11 Pro 24H2 10.0.26100.2314`.
    osName: '',
    osVersion: version,
    ...encryptionOf(of('disk_encryption_enabled')),
    ...(seenAt && { seenAt }),
  };
}

function encryptionOf(flag: string): Pick<Reading, 'claims' | 'details'> {
  const isOn = /^(true|1)$/i.test(flag);
  if (!isOn && !/^(false|0)$/i.test(flag)) return { claims: {}, details: {} };
  const detail = `Fleet: disk encryption is ${isOn ? 'on' : 'off'}`;
  const details: EvidenceDetails = { volumes: [{ name: 'Disk of the system', role: 'system', isEncrypted: isOn, detail }] };
  if (!isOn) return { claims: { encryption: false }, details };
  const reason = 'Fleet’s flag is about the disk of the system alone. Upload what osquery prints, which names all fixed disks.';
  return { claims: {}, details: { ...details, unproven: { encryption: reason } } };
}

/** Undefined when Fleet wrote `0001-01-01`, for hosts that were never seen. */
function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 2000 ? undefined : moment;
}
