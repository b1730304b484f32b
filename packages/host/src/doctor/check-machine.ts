import { X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { proofOf } from '@suite/kernel/sealing/check-key';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { type Finding, look, ok, reasonOf, wrong } from './finding';

const GIGABYTE = 2 ** 30;

/** Number of days before its expiry from which a certificate is reported. */
export const SOON = 14;

/** @param version of this process's Node */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return ok(`Node ${version}.`);
  return wrong(`Node ${version} is too old: install Node 20.19 or later from https://nodejs.org`);
}

/**
 * Checks the age of the time zone data that days, appointments and schedules use.
 * @param dataVersion of the IANA data, `2026f`
 * @param runtimeVersion of the runtime's own data
 * @param now milliseconds since 1970
 */
export function checkTimeZones(dataVersion: string, runtimeVersion: string, now: number): Finding {
  const text = `The time zones are those of ${dataVersion} (IANA); Node's own are of ${runtimeVersion}`;
  const years = new Date(now).getUTCFullYear() - Number.parseInt(dataVersion, 10);
  // Each year's changes are published in several versions, the first in the year's first months.
  if (years === 0 || (years === 1 && new Date(now).getUTCMonth() < 6)) return ok(`${text}.`);
  return look(`${text}. The law of a country may have changed since: install a newer version of the suite.`);
}

export function checkDataFolder(folder: string): Finding[] {
  if (!existsSync(folder)) {
    const parent = dirname(folder);
    return existsSync(parent) && isWritable(parent)
      ? [ok(`The data folder ${folder} is made at the first start.`)]
      : [wrong(`The data folder ${folder} cannot be made: make it, or set SUITE_DATA to another one.`)];
  }
  if (!statSync(folder).isDirectory()) return [wrong(`${folder} is a file: set SUITE_DATA to a folder.`)];
  if (!isWritable(folder)) return [wrong(`The data folder ${folder} cannot be written: make the suite's user its owner.`)];
  const findings = [ok(`The data folder is ${folder}.`)];
  const mode = statSync(folder).mode & 0o077;
  if (mode) findings.push(look(`Others can read the data folder, which the next start ends; until then: chmod 700 ${folder}`));
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GIGABYTE;
  findings.push(
    free < 1
      ? wrong(`The disk of ${folder} has ${free.toFixed(1)} GB left: make room on it.`)
      : ok(`${free.toFixed(0)} GB are free.`),
  );
  return findings;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Checks that a port is free or that a suite responds on it. @param setting the variable that moves it */
export async function checkPort(port: number, setting: string): Promise<Finding> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  if (isFree) return ok(`Port ${port} is free.`);
  if (await isHealthy(port)) return ok(`A suite answers on port ${port}.`);
  return wrong(`Something else uses port ${port}: stop it, or set ${setting} to another port.`);
}

const isHealthy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', port, path: '/health', rejectUnauthorized: false, timeout: 3000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asking.on('error', () => resolve(false)).on('timeout', () => asking.destroy());
    asking.end();
  });

interface Keys {
  dataFolder: string;
  tokenKey: string | undefined;
  isShared: boolean;
  certificateFile: string | undefined;
}

/** @param now milliseconds since 1970 */
/** Returns the proof of the key that is set here; undefined when there is none yet, or when `checkKeys` reports an error. */
export function keyProof(dataFolder: string, tokenKey: string | undefined): Buffer | undefined {
  if (tokenKey === undefined && !existsSync(join(dataFolder, 'token-key'))) return undefined;
  try {
    return proofOf(createSealing(dataFolder, tokenKey));
  } catch {
    return undefined;
  }
}

export function checkKeys({ dataFolder, tokenKey, isShared, certificateFile }: Keys, now: number): Finding[] {
  const findings: Finding[] = [];
  const file = join(dataFolder, 'token-key');
  try {
    if (tokenKey !== undefined || existsSync(file)) createSealing(dataFolder, tokenKey).keyFor('doctor');
    if (tokenKey !== undefined) findings.push(ok('SUITE_TOKEN_KEY is a key.'));
    else if (isShared)
      findings.push(
        look(
          `The key of mails and tokens is in ${file}. Several platforms on one database need the same one: set SUITE_TOKEN_KEY.`,
        ),
      );
    else
      findings.push(ok(`The key of mails and tokens is in ${file}${existsSync(file) ? '' : ', made when it is first needed'}.`));
  } catch (error) {
    findings.push(wrong(reasonOf(error)));
  }
  if (certificateFile) findings.push(checkCertificate(certificateFile, now));
  return findings;
}

function checkCertificate(path: string, now: number): Finding {
  try {
    const days = daysLeft(new X509Certificate(readFileSync(path)).validTo, now);
    if (days < 0) return wrong(`The certificate in ${path} has expired: replace it.`);
    return days < SOON
      ? look(`The certificate in ${path} ends in ${days} days: replace it.`)
      : ok(`The certificate for documents is good for ${days} days.`);
  } catch (error) {
    return wrong(`SUITE_DOCUMENT_CERTIFICATE names ${path}, which holds no certificate (${reasonOf(error)}).`);
  }
}

/** Returns the whole days until a certificate expires. */
export const daysLeft = (validTo: string, now: number): number => Math.floor((Date.parse(validTo) - now) / MILLISECONDS_PER_DAY);
