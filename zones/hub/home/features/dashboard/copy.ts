/** The texts of the dashboard, word for word from §2 "Dashboard sections" and decision 004. */
export const copy = {
  heading: 'Overview',
  products: {
    heading: 'Your products',
    iq: {
      name: 'Connect IQ',
      text: 'Pricing, collection effectiveness and vendor analysis from your own ledger',
    },
    offer: { name: 'Offers', text: 'Create, send and track proposals' },
    getStarted: 'Get Started',
    open: 'Open',
  },
  nextSteps: {
    heading: 'Connect IQ next steps',
    loading: 'Looking up your ledger connection',
    failed: 'Your ledger connection could not be looked up.',
    sample: 'Sample data',
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
    /** Beside the texts of §2. */
    numbers: {
      cei: 'CEI, mean of 12 months',
      overdue: 'overdue',
      stale: 'stale prices',
      opportunity: 'possible per year',
      vendors: 'vendors',
      top5: 'spent with the top 5',
      noPrices: 'No recurring prices yet. They come from invoice lines with a product or service.',
      noVendors: 'No vendors yet. They come from bills and payments to vendors.',
      asOf: (day: string) => `As of ${day}`,
      notAvailable: 'Not available',
      none: 'No numbers yet. They come with the first import.',
      failed: 'The numbers could not be loaded.',
    },
    notConnected: {
      title: 'Uncover customer stories from your current sales data.',
      text: 'Select a platform to connect your firms sales data and receive information on pricing, collection effectiveness and vendor analysis.',
      link: 'Get Started',
    },
  },
  promo: {
    badge: 'AVAILABLE NOW',
    title: 'Practice Smart Client Management with Connect IQ',
    items: [
      { title: 'Pricing', text: 'Highlight where you can improve pricing' },
      { title: 'Collection effectiveness', text: 'Optimize cash flow and collection efforts' },
      { title: 'Vendor analysis', text: 'Help guide you to the ideal tech stack' },
    ],
    link: 'Get Started',
  },
  resources: {
    heading: 'Helpful resources',
    text: 'The most popular resources and connections you need are right here at your fingertips.',
  },
} as const;
