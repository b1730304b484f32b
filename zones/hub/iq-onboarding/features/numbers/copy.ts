import * as names from '@suite/insights/metrics/names';

export const copy = {
  title: 'See the first numbers',
  asOf: (day: string) => `As of ${day}, when your ledger was read last.`,
  loading: 'Loading the first numbers',
  failed: 'The first numbers could not be loaded.',
  forbidden:
    'Your ledger is connected. Its numbers are shown in apps that are closed to you: ask an administrator of your firm to open them.',
  reading: 'Your ledger is being read. The numbers appear here when that is done; you don’t have to wait.',
  notYet: 'Your ledger has not been read yet. The numbers appear here as soon as it has.',
  noneOfFile: 'This file has no amounts. Import invoices or payments to see numbers.',
  year: '365 days',
  covered: (days: string) => `The ${days} days that the ledger covers`,
  overdue: (amount: string) => `${amount} ${names.inSentence(names.overdue)}`,
  dashboard: 'Open the IQ dashboard',
};
