import { overdue } from '@suite/insights/metrics/names';

export const copy = {
  title: 'Today',
  loading: 'Loading what needs you today',
  tryAgain: 'Try again',
  nothing: 'Nothing needs you today.',
  looking: 'Looking for what needs you today…',
  failed: 'What needs you today could not be loaded.',
  unknown: 'Not everything could be loaded.',
  needs: (count: number) => (count === 1 ? 'One thing needs you today.' : `${count} things need you today.`),
  fine: (titles: string) => `All else is fine: ${titles}.`,
  sample: {
    badge: 'Sample data',
    text: 'Your firm has made-up clients and numbers to look around in. None of them needs you.',
    link: 'Open the dashboard',
  },
  firm: {
    title: 'Your firm',
    text: 'It is not set up yet.',
    link: 'Set up your firm',
  },
  moreApps: 'All apps, and those you can ask for',
  noApps: { title: 'No app is open to you yet', text: 'Ask for those you need. The administrators of your firm decide.' },
  overdue: {
    title: overdue,
    failed: 'What is overdue could not be loaded.',
    owed: (day: string, over90: string | undefined) =>
      over90 ? `As of ${day}, ${over90} of it for more than 90 days.` : `As of ${day}.`,
    link: 'See who owes it',
  },
  toDos: {
    title: 'To-dos',
    failed: 'The to-dos could not be loaded.',
    count: (count: string) => `${count} open`,
    text: 'Which clients to talk to, about what and why.',
    first: (title: string, client: string) => `The most urgent: ${title}, ${client}.`,
    link: 'Open the to-dos',
  },
  proposals: { title: 'Proposals', failed: 'The proposals could not be loaded.' },
  awaiting: {
    title: 'Awaiting acceptance',
    text: (amount: string) => `Worth ${amount} in the first 12 months.`,
    link: 'See the proposals',
  },
  expiring: {
    title: 'Expiring this week',
    text: (amount: string) => `Worth ${amount} in the first 12 months, and open for seven more days at most.`,
    link: 'Remind or extend',
  },
  failedPayments: {
    title: 'Failed payments',
    failed: 'The payments could not be loaded.',
    text: (amount: string) => `${amount} could not be collected.`,
    link: 'See the payments',
  },
  latePayments: {
    title: 'Late payments',
    failed: 'The payments could not be loaded.',
    text: (amount: string) => `${amount} was due before today.`,
    link: 'See the payments',
  },
  questions: {
    title: 'Questions from clients',
    text: (isOne: boolean) =>
      isOne
        ? 'A client asked about a proposal, and nobody has answered.'
        : 'Clients asked about proposals, and nobody has answered.',
    link: 'Answer',
  },
  leads: {
    title: 'Website leads',
    failed: 'The leads of the website could not be loaded.',
    text: (unowned: string | undefined, since: string) =>
      `${unowned ? `${unowned} without an owner. ` : ''}The oldest waits since ${since}.`,
    link: 'Answer',
  },
  security: { title: 'Security', failed: 'What the security plan asks for could not be loaded.' },
  score: {
    title: 'Security score',
    percent: (number: string) => `${number}%`,
    text: (titles: string, others: string | undefined) =>
      others ? `Lowered by ${titles} and ${others} more.` : `Lowered by ${titles}.`,
    link: 'See the controls',
  },
  due: {
    title: 'Due in security',
    text: (overdue: string | undefined) => (overdue ? `${overdue} overdue.` : 'Within 30 days.'),
    link: 'See all that is due',
  },
  acknowledge: {
    title: 'Acknowledgement of the security plan',
    due: (day: string) => `Read the security plan and acknowledge it by ${day}.`,
    overdue: (day: string) => `Read the security plan and acknowledge it. It was due ${day}.`,
    link: 'Read and acknowledge',
  },
  improvement: {
    title: 'Improvement plan',
    failed: 'Your tasks of the improvement plan could not be loaded.',
    open: 'Tasks of yours that make the firm worth more.',
    overdue: (count: string) => `${count} overdue.`,
    link: 'Open the improvement plan',
  },
  ledger: {
    title: 'Ledger',
    failed: 'How old the ledger is could not be loaded.',
    none: 'Nothing was imported yet.',
    age: (days: string) => `${days} old`,
    stale: (day: string) => `All numbers are as of ${day}.`,
    upload: 'Upload a newer file',
    check: 'Check connections',
  },
  connections: {
    title: 'Connections',
    failed: 'Your connections could not be loaded.',
    broken: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} not connected.`,
    noLedger: 'No ledger is connected.',
    check: 'Check connections',
    connect: 'Connect a ledger',
  },
  requests: {
    title: 'Requests for access',
    failed: 'The requests could not be loaded.',
    waiting: (count: string, isOne: boolean) =>
      isOne ? 'One request waits for an answer.' : `${count} requests wait for an answer.`,
    link: 'Grant or refuse',
  },
  invitations: {
    title: 'Invitations',
    failed: 'The invitations could not be loaded.',
    expired: (count: string, isOne: boolean) =>
      isOne ? 'One invitation expired before it was accepted.' : `${count} invitations expired before they were accepted.`,
    link: 'Send again',
  },
};
