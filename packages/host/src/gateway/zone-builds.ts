import { SUITE_NAME, type ZoneName, zones } from '@suite/zones/zones';
import { inlineOnlyPolicy } from '../assembly/content-security-policy';
import { plainPage } from '../assembly/plain-page';
import type { Answer } from './answer';

/** Zones that are built while the suite is served. */
export interface ZoneBuilds {
  /** Called when somebody opens a zone. Returns undefined when it can be served. */
  request(name: ZoneName): 'waiting' | 'failed' | undefined;
}

/** Seconds between two checks whether the zone is built. */
const AGAIN = 2;

/** Returns the page of a zone that is not built yet; it opens the zone once it is built. */
export function buildAnswer(name: ZoneName, state: 'waiting' | 'failed'): Answer {
  const { title } = zones[name];
  const body =
    state === 'waiting'
      ? plainPage(
          `Building ${title}`,
          `<h1>${title} is being built</h1>
<p>${SUITE_NAME} builds its apps at the first start. This one is next and opens by itself, usually within half a minute.</p>`,
          `setTimeout(() => location.reload(), ${AGAIN * 1000})`,
        )
      : plainPage(
          `${title} could not be built`,
          `<h1>${title} could not be built</h1>
<p>The terminal that runs ${SUITE_NAME} says why. Correct it and start again; the other apps work.</p>`,
        );
  return {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': inlineOnlyPolicy(body),
      ...(state === 'waiting' && { 'Retry-After': AGAIN }),
    },
    body,
  };
}
