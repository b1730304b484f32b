export const copy = {
  tryAgain: 'Try again',
  renewing: 'Renewing your sign-in…',
  user: {
    title: 'Create your insights user',
    text: (name: string, email: string) => `Connect IQ will know you as ${name}, ${email}, with the role Administrator.`,
    submit: 'Create user',
    doing: 'Creating your user…',
    failed: 'Your user was not created.',
    notRenewed: 'Your user was created, but your sign-in could not be renewed.',
  },
  firm: {
    title: 'Name your firm',
    text: 'You become its administrator, and its insights open.',
    label: 'Firm name',
    missing: 'Enter the name of your firm.',
    submit: 'Create firm',
    doing: (name: string) => `Creating ${name}…`,
    failed: 'Your firm was not created. Its name is still here.',
    notRenewed: 'Your firm was created, but your sign-in could not be renewed.',
  },
  existing: {
    title: (name: string) => `${name} is set up`,
    text: 'Your sign-in does not name it yet. Renew your sign-in to open it.',
    submit: (name: string) => `Open ${name}`,
    failed: 'Your sign-in could not be renewed.',
  },
};
