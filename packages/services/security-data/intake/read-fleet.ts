import { platformOf } from '../judge/find-release';
import { cleanText, notUnderstood, type Reading, serialOf } from './reading';

/** Columns of Fleet's export of hosts that tell a device; the others say more about it. */
const needed = ['hardware_serial', 'os_version'] as const;

/** Hosts of one file at most. */
const MOST_HOSTS = 5_000;

const FIRST = 'Export the hosts from Fleet again, with at least the columns hostname, hardware_serial, os_version and seen_time.';

/**
 * Reads a CSV export of Fleet's hosts. It says which systems they run and when they were seen; whether disks are encrypted or
 * a firewall is on is not in it, and stays as it was.
 * @throws SuiteError `invalid_request` with what to do
 */
export async function readFleet(text: string): Promise<Reading[]> {
  const { default: papaparse } = await import('papaparse');
  const { data, meta } = papaparse.parse<Record<string, string | undefined>>(text, { header: true, skipEmptyLines: 'greedy' });
  const missing = needed.filter((column) => !meta.fields?.includes(column));
  if (missing.length)
    throw notUnderstood(`This file is no export of Fleet's hosts: it has no column ${missing.join(' and ')}. ${FIRST}`);
  if (data.length > MOST_HOSTS)
    throw notUnderstood(`A file can have ${MOST_HOSTS.toLocaleString('en-US')} hosts. Export the hosts of one team at a time.`);
  return data.map((row) => {
    const of = (column: string) => cleanText(row[column] ?? '');
    const version = of('os_version');
    const seenAt = momentOf(of('seen_time'));
    return {
      serial: serialOf(of('hardware_serial')),
      name: of('computer_name') || of('hostname'),
      manufacturer: of('hardware_vendor'),
      model: of('hardware_model'),
      platform: platformOf(`${version} ${of('platform')}`),
      // It is part of the version: `Windows 11 Pro 24H2 10.0.26100.2314`.
      osName: '',
      osVersion: version,
      said: {},
      ...(seenAt && { seenAt }),
    };
  });
}

/** Undefined for none, as Fleet writes `0001-01-01` for hosts that were never seen. */
function momentOf(text: string): Date | undefined {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 2000 ? undefined : moment;
}
