import type { ZoneName } from '@suite/zones/zones';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Somebody became a member of the company. */
    'person.joined': { userId: string };
    /** An administrator changed a person's role, status, groups or apps. */
    'person.changed': { userId: string; isActive: boolean };
    /** Somebody asked for an app that is closed to them. */
    'access.requested': { userId: string; app: ZoneName };
  }
}
