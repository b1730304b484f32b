import * as names from './names';
import type { Measure } from './units';

/** The names by key, for a metric that is known only when the page runs; loads all of them. */
export const metricNames: Record<Measure, string> = { ...names };
