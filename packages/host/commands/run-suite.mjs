// @ts-check
import { setTimeout } from 'node:timers/promises';
// @boundaries-ignore Loaded before packages are installed.
import { Failure } from '../../kernel/src/errors/failure.js';
import { fromBundle } from './bundle.mjs';
import { output } from './prepare.mjs';

/** @import { ZoneName } from '@suite/zones/zones' */
/** @import { Topology } from '../src/gateway/topology' */
/** @import { ZoneBuilds } from '../src/gateway/zone-builds' */
/** @import { DevServer } from './dev-server.mjs' */

/**
 * @typedef {object} SuiteOptions
 * @property {Topology} topology
 * @property {boolean} [onespace] one-space mode
 * @property {boolean} [isPlatformAlone] a web server in front has the pages
 * @property {readonly ZoneName[]} [without] zones that something else serves
 * @property {readonly DevServer[]} [beside] ends with the suite, and the suite with any of it
 * @property {string} [output] the assembled output
 * @property {(report: (names: readonly ZoneName[]) => void) => () => void} [watchOthers] reports zones that something else has come to serve
 * @property {ZoneBuilds & { stop: () => void }} [builds] zones that are not in the output yet; their builds end with the suite
 */

/**
 * Checks, before a build that takes minutes, whether the suite could be served afterwards.
 * @param {Topology} topology
 */
export async function checkSettings(topology) {
  const suite = await fromBundle('serve');
  suite.checkSettings(topology);
}

/**
 * Starts the suite in this process and prints its address. SIGTERM and SIGINT end it.
 * @param {SuiteOptions} options
 */
export async function runSuite({
  topology,
  onespace = false,
  isPlatformAlone = false,
  without = [],
  beside = [],
  output: folder = output,
  builds,
  watchOthers,
}) {
  const { serve } = await fromBundle('serve');
  const starting = serve({ topology, onespace, isPlatformAlone, without, output: folder, builds, watchOthers });
  const close = async () => {
    builds?.stop();
    await Promise.all(beside.map(({ stop }) => stop()));
    await (await starting).close();
  };
  endOnSignal(close);
  const suite = await starting;
  suite.failed.then((failure) => end(close, failure));
  for (const { name, ended } of beside) {
    ended.then(() => end(close, new Failure(`The development server of ${name} has ended, see above.`)));
  }
  const { announcement } = await fromBundle('announce');
  if (!isEnding) console.log(announcement(suite));
}

/** Milliseconds a failed suite may take to end by itself. */
const PATIENCE = 5000;

let isEnding = false;

/** A second signal ends this process at once. @param {() => Promise<void>} close */
function endOnSignal(close) {
  const stop = () => (isEnding ? process.exit(1) : end(close));
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

/** @param {() => Promise<void>} close @param {Error} [reason] */
async function end(close, reason) {
  if (isEnding) return;
  isEnding = true;
  if (reason) console.error(reason.message);
  const closing = close().catch((error) => console.error(error));
  // After a failure there may be nothing left to close.
  await (reason ? Promise.race([closing, setTimeout(PATIENCE)]) : closing);
  process.exit(reason ? 1 : 0);
}
