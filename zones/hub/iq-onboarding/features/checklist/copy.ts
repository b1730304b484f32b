export const copy = {
  heading: 'Set up Connect IQ',
  text: 'The steps to your first numbers. You can leave and come back at any time: your progress is kept.',
  textOfConnected: 'Your ledger is connected. You can add another source and more clients at any time.',
  failed: 'Your setup progress could not be loaded.',
  done: 'Done',
  optional: 'Optional',
  clients: {
    title: 'Add clients',
    later: 'You can add them by hand or from a file once your firm has a name, now or later.',
    fromLedger: 'Clients come with your ledger. Add others by hand or from a file, now or later.',
    added: 'Your firm has clients. Those of your ledger are added to them.',
    open: 'Add clients',
    more: 'Add more clients',
    cancel: 'Cancel',
  },
  connect: { title: 'Connect your ledger', later: 'Upload a file of it, or connect your accounting platform.' },
  numbers: { title: 'See the first numbers', later: 'They appear here as soon as a ledger has been read.' },
};
