import { ceiMean, inSentence, opportunity, overdue, top5Share } from '@suite/insights/metrics/names';

/** The texts of the next steps, which are loaded with them, verbatim from §2 "Next steps content" and decision 004. */
export const copy = {
  learnMore: 'Learn more',
  collectionEffectiveness: {
    title: 'Collection effectiveness',
    text: 'Learn how to optimize your cash flow and streamline your collection efforts.',
  },
  pricing: {
    title: 'Pricing',
    text: 'Highlight areas where you can improve your pricing model across your client list.',
  },
  vendorAnalysis: {
    title: 'Vendor analysis',
    text: 'Help guide you to the ideal tech stack and practice Smart Client Management.',
  },
  /** In addition to the texts of §2. */
  numbers: {
    cei: ceiMean,
    overdue: inSentence(overdue),
    stale: 'stale prices',
    opportunity: inSentence(opportunity),
    vendors: 'vendors',
    top5: inSentence(top5Share),
    noPrices: 'No recurring prices yet. They come from invoice lines with a product or service.',
    noVendors: 'No vendors yet. They come from bills and payments to vendors.',
    asOf: (day: string) => `As of ${day}`,
    leftOut: (label: string, documents: string) => `${label}, ${documents} left out`,
    notAvailable: 'Not available',
    none: 'No numbers yet. They come with the first import.',
    failed: 'The numbers could not be loaded.',
  },
  notConnected: {
    title: 'Uncover customer stories from your current sales data.',
    text: 'Select a platform to connect your firms sales data and receive information on pricing, collection effectiveness and vendor analysis.',
    link: 'Get Started',
  },
} as const;
