export const copy = {
  title: 'Today',
  loading: 'Loading what needs you today',
  tryAgain: 'Try again',
  nothing: 'Nothing needs you today.',
  looking: 'Looking up what needs you today…',
  unknown: 'Not everything could be looked up.',
  needs: (count: number) => (count === 1 ? 'One thing needs you today.' : `${count} things need you today.`),
  moreApps: 'All apps, and those you can ask for',
  noApps: { title: 'No app is open to you yet', text: 'Ask for those you need. The administrators of your firm decide.' },
  overdue: {
    title: 'Overdue',
    failed: 'What is overdue could not be loaded.',
    quiet: 'Nothing is overdue.',
    owed: (day: string, over90: string | undefined) =>
      over90 ? `As of ${day}, ${over90} of it for more than 90 days.` : `As of ${day}.`,
    link: 'See who owes it',
  },
  toDos: {
    title: 'To-dos',
    failed: 'The to-dos could not be loaded.',
    quiet: 'No to-do is open.',
    count: (count: string) => `${count} open`,
    text: 'Which clients to talk to, about what and why.',
    link: 'Open the to-dos',
  },
  ledger: {
    title: 'Ledger',
    failed: 'How old the ledger is could not be loaded.',
    none: 'Nothing was imported yet.',
    quiet: (day: string) => `It is up to date as of ${day}.`,
    age: (days: string) => `${days} old`,
    stale: (day: string) => `Every number is as of ${day}.`,
    upload: 'Upload a newer file',
    check: 'Check connections',
  },
  connections: {
    title: 'Connections',
    failed: 'Your connections could not be loaded.',
    quiet: 'Every connection works.',
    broken: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} not connected.`,
    noLedger: 'No ledger is connected.',
    check: 'Check connections',
    connect: 'Connect a ledger',
  },
  requests: {
    title: 'Requests for access',
    failed: 'The requests could not be loaded.',
    quiet: 'Nobody waits for an answer.',
    waiting: (count: string, isOne: boolean) =>
      isOne ? 'One request waits for an answer.' : `${count} requests wait for an answer.`,
    link: 'Grant or refuse',
  },
  invitations: {
    title: 'Invitations',
    failed: 'The invitations could not be loaded.',
    quiet: 'None has expired.',
    expired: (count: string, isOne: boolean) =>
      isOne
        ? 'One invitation has expired before it was taken up.'
        : `${count} invitations have expired before they were taken up.`,
    link: 'Send again',
  },
};
