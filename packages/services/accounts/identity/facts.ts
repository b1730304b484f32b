import type { ZoneName } from '@suite/zones/zones';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A person became a member of the company. */
    'person.joined': { userId: string };
    /** An administrator changed a person's role, status, groups or apps. */
    'person.changed': { userId: string; isActive: boolean };
    /** A person requested an app that is closed to them. */
    'access.requested': { userId: string; app: ZoneName };
  }
}
