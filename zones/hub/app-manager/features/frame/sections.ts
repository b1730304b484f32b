/** The parts of the zone in their order, with what a person calls them. */
export const sections = {
  '/people': 'People',
  '/groups': 'Groups',
  '/invitations': 'Invitations',
  '/requests': 'Requests',
  '/audit': 'Audit log',
} as const;

export type Section = keyof typeof sections;
