export const copy = {
  heading: 'Dashboard',
  loading: 'Loading your firm',
  failed: 'Your firm could not be loaded.',
  ledger: 'General ledger',
  spreadsheet: 'Online spreadsheet',
  connected: 'Connected',
  notConnected: 'Not connected',
  fromFiles: 'From files',
  connections: {
    heading: 'Connections',
    loading: 'Loading the connections',
    failed: 'The connections could not be loaded.',
    lastImport: (time: string) => `Last import ${time}`,
    asOf: (day: string) => `As of ${day}`,
    neverImported: 'Nothing imported yet',
    emptyTitle: 'Nothing is connected yet',
    emptyText: (firm: string) =>
      `Connect the accounting platform of ${firm}, or upload an export of it: its numbers then appear here.`,
    connect: 'Connect a ledger',
    manage: 'Manage connections',
  },
  noFirm: {
    title: 'Your firm is not set up yet',
    text: 'Some short steps lead to your first numbers: your user, your firm, its ledger.',
    link: 'Set up your firm',
  },
};
