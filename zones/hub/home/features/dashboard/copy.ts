/** The texts of the dashboard, verbatim from §2 "Dashboard sections" and decision 004. */
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
