/** The parts of the zone in their order, with what a person calls them. */
export const sections = {
  '/': 'Clients',
  '/collectioneffectiveness': 'Collection effectiveness',
  '/stalepricing': 'Pricing',
  '/vendoranalysis': 'Vendor analysis',
} as const;

export type Section = keyof typeof sections;
