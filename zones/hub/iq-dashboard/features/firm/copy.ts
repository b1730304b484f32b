export const copy = {
  loading: 'Loading your firm',
  failed: 'Your firm could not be loaded.',
  intro: 'Connect IQ',
  ledger: 'General ledger',
  spreadsheet: 'Spreadsheet',
  connected: 'Connected',
  notConnected: 'Not connected',
  connections: {
    heading: 'Connections',
    loading: 'Loading the connections',
    failed: 'The connections could not be loaded.',
    lastImport: (time: string) => `Last import ${time}`,
    neverImported: 'Nothing imported yet',
    emptyTitle: 'Nothing is connected yet',
    emptyText: (firm: string) =>
      `Ledger data reaches ${firm} when whoever runs the suite for you imports an export of your accounting platform. Ask them for it. Connecting a platform from this page is not built yet.`,
  },
  clients: {
    heading: 'Clients',
    text: 'Clients you add here belong to your firm. The client list itself is not built yet.',
    open: 'Add clients',
    cancel: 'Cancel',
  },
};
