export const copy = {
  heading: 'Sources',
  text: 'Where leads came from, and what their clients accepted and were invoiced since. A client counts for the lead that came first.',
  from: 'From',
  to: 'To',
  failed: 'The report could not be loaded.',
  bySource: 'By source',
  byPage: 'By page',
  unknown: 'Not known',
  columns: {
    leads: 'Leads',
    answered: 'Answered',
    won: 'Won',
    clients: 'Clients',
    accepted: 'Accepted offers',
    invoiced: 'Invoiced',
  },
  source: 'Source',
  page: 'Page',
  emptyTitle: 'No leads in this period',
  emptyText: 'Choose other dates.',
  stats: { leads: 'Leads', time: 'Median time to answer', won: 'Won', accepted: 'Accepted offers', invoiced: 'Invoiced' },
  none: 'none yet',
  otherCurrencies: (count: number) =>
    count === 1
      ? '1 offer or invoice in another currency is not counted.'
      : `${count} offers and invoices in other currencies are not counted.`,
  firstYear:
    'Accepted offers count with their first 12 months, without tax. Invoices count without tax, from the day of the lead.',
} as const;
