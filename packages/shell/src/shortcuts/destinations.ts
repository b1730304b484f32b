import { iqSections } from '@suite/zones/iq-sections';
import { rightOf, type ZoneName } from '@suite/zones/zones';

interface Destination {
  key: string;
  text: string;
  zone: ZoneName;
  route: string;
}

/** Returns where `g` and a key lead, among the pages open to a person. */
export const destinations = (rights: readonly string[]): Destination[] =>
  [{ zone: 'home', route: '/dashboard', text: 'Overview', key: 'h' } as const, ...iqSections].filter(({ zone }) =>
    rights.includes(rightOf(zone)),
  );
