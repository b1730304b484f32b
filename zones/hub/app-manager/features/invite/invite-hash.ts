import { hashOf } from '@suite/zones/zone-url';

/** The page that invites people; it stands in the place of the list of invitations. */
export const inviteHash = `${hashOf('app-manager', '/invitations')}?invite=people`;
