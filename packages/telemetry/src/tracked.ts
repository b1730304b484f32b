import type { ZoneName } from '@suite/zones/zones';

/** What is tracked, with what is told of it. Never what somebody typed, nor whose data it was. */
export interface Tracked {
  'app switcher opened': { from: ZoneName };
  'app opened': { app: ZoneName; from: ZoneName };
  'palette used': { group: string };
}
