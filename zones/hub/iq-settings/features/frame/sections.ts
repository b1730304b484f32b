/** The parts of the zone in their order, with what a person calls them. */
export const sections = {
  '/': 'Connections',
  '/imports': 'Import history',
  '/prices': 'Consumer prices',
  '/to-dos': 'To-dos',
} as const;

export type Section = keyof typeof sections;
