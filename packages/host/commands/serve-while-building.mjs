// @ts-check
import { createBuildQueue } from './build-queue.js';
import { assemble, build, buildZone, unbuiltZones } from './prepare.mjs';
import { checkSettings, runSuite } from './run-suite.mjs';

/** @import { ZoneName } from '@suite/zones/zones' */
/** @import { Topology } from '../src/gateway/topology' */

/** What a person needs to sign in and see home. @type {readonly ZoneName[]} */
const first = ['login', 'auth-redirect', 'error-redirect', 'home'];

/** Where people go from there; the others follow in the order of the zone table. @type {readonly ZoneName[]} */
const next = ['iq-dashboard', 'iq-clients', 'iq-onboarding', 'apps', 'profile', 'identity-profile', 'app-manager', 'core-home'];

/**
 * Builds sign-in and home, and serves the suite while the other zones are built in the background.
 * @param {Topology} topology
 * @param {object} [options]
 * @param {string} [options.output] where the suite is assembled
 * @param {() => ZoneName[]} [options.others] zones that something else serves at the moment
 * @param {(report: (names: readonly ZoneName[]) => void) => () => void} [options.watchOthers]
 */
export async function serveWhileBuilding(topology, { output, others = () => [], watchOthers } = {}) {
  await checkSettings(topology);
  const unbuilt = new Set((await unbuiltZones()).filter((name) => !first.includes(name)));
  const left = () => [...new Set([...unbuilt, ...others()])];
  await build(left(), output);
  const waiting = [...unbuilt].filter((name) => !others().includes(name));
  const queue = createBuildQueue(inOrder(waiting), async (name, signal) => {
    try {
      await buildZone(name, signal);
      unbuilt.delete(name);
      await assemble(left(), output);
    } catch (error) {
      if (!signal.aborted) console.error(error instanceof Error ? error.message : error);
      throw error;
    }
  });
  if (waiting.length) {
    console.log(`${waiting.length} more apps are built in the background; one that you open is built next.`);
  }
  await runSuite({ topology, without: others(), watchOthers, output, builds: queue });
  await queue.run();
}

/** @param {readonly ZoneName[]} names */
function inOrder(names) {
  return [...next.filter((name) => names.includes(name)), ...names.filter((name) => !next.includes(name))];
}
