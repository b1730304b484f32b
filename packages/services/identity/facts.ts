import type { ZoneName } from '@suite/zones/zones';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Somebody became a member of the company. */
    'person.joined': { userId: string };
    /** Somebody asked for an app that is closed to them. */
    'access.requested': { userId: string; app: ZoneName };
  }
}
