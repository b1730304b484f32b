export const copy = {
  heading: 'Set up Connect IQ',
  text: 'Five steps to your first numbers. Leave whenever you like: what is done stays done.',
  failed: 'How far your set-up is could not be looked up.',
  done: 'Done',
  optional: 'Optional',
  clients: {
    title: 'Add clients',
    later: 'You can add them by hand or from a file once your firm has a name, now or later.',
    fromLedger: 'Clients come with your ledger, too. What you add here waits for it.',
    added: 'Your firm has clients. Those of your ledger are added to them.',
    open: 'Add clients',
    more: 'Add more clients',
    skip: 'Skip for now',
  },
  connect: { title: 'Connect your ledger', later: 'From your accounting platform, or by a file of any other.' },
  numbers: { title: 'See the first numbers', later: 'They stand here as soon as a ledger has been read.' },
};
