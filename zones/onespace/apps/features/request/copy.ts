export const copy = {
  back: 'My apps',
  open: (app: string) => `Open ${app}`,
  closed: {
    heading: 'Request access',
    text: 'Administrators of your firm decide who may open these.',
    loading: 'Loading your requests',
    failed: { title: 'Your requests could not be loaded.', text: 'You can ask for an app all the same.' },
    ask: 'Request access',
    askAgain: 'Ask again',
    change: 'See request',
    nothing: { title: 'Every app is open to you', text: 'There is nothing to ask for.' },
  },
  state: {
    open: (date: string) => `Asked on ${date}`,
    granted: (date: string) => `Granted on ${date}`,
    refused: (date: string) => `Refused on ${date}`,
    by: (name: string) => `by ${name}`,
  },
  form: {
    title: (app: string) => `Request access to ${app}`,
    text: (app: string) =>
      `The administrators of your firm decide whether ${app} opens to you. They get a mail with your request.`,
    reason: 'Reason (optional)',
    reasonHint: 'What you need it for helps them decide.',
    submit: 'Send request',
    save: 'Save reason',
    failed: 'Your request was not sent.',
    saved: 'What you wrote is still here.',
    asked: (moment: string) => `You asked on ${moment}. Nobody has decided yet; you can still change your reason.`,
    refused: (date: string) => `Your last request was refused on ${date}.`,
  },
  sent: {
    title: (app: string) => `Your request for ${app} waits for an answer`,
    text: 'The administrators of your firm have a mail about it. You get one when they decide.',
  },
  own: {
    heading: 'Your requests',
    empty: 'You have not asked for an app yet.',
  },
  isOpen: { title: (app: string) => `${app} is open to you`, text: 'There is nothing to ask for.' },
  administrators: {
    title: (app: string) => `${app} is for administrators`,
    text: 'It opens to administrators of your firm alone. One of them can make you an administrator.',
  },
  operators: {
    title: (app: string) => `${app} is for operators`,
    text: 'Only people who run the suite can use it.',
  },
  unknown: {
    title: 'There is no such app',
    text: 'The link may be old or mistyped. All apps that you can ask for are among your apps.',
  },
};
