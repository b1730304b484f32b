export const copy = {
  heading: 'Sign-in security',
  text: 'How the people of your firm have to sign in.',
  failed: 'The settings could not be loaded.',
  notSaved: 'This was not saved. Try again.',
  twoFactor: {
    title: 'Two-factor authentication',
    text: 'A password alone can be guessed or stolen. With an authenticator app or a passkey it is not enough.',
    required: 'Required',
    optional: 'Not required',
    progress: 'Active people who have it',
    count: (have: string, all: string) => `${have} of ${all}`,
    who: 'Show who has it',
    whoNot: 'Show who does not',
    require: 'Require it',
    stop: 'Stop requiring it',
    ask: 'Require two-factor authentication of everybody?',
    missing: (count: number, text: string) =>
      count === 1
        ? 'One person does not have it yet. Their next page leads them to set it up; until then they see nothing of the firm.'
        : `${text} people do not have it yet. Their next page leads them to set it up; until then they see nothing of the firm.`,
    everybody: 'Everyone has it. Anyone who signed in without it has to sign in again.',
    ownMissing: 'You signed in without it yourself: set it up, or sign in with it, right after this.',
    keep: 'Cancel',
    stopTitle: 'Stop requiring two-factor authentication?',
    stopText: 'A password is then enough for anyone who turns theirs off or never had it.',
    stopKeep: 'Keep requiring it',
    isRequired: 'Two-factor authentication is required.',
    isOptional: 'Two-factor authentication is no longer required.',
  },
  provider: {
    label: (provider: string) => `Every sign-in with ${provider} counts`,
    hint: (provider: string) =>
      `Choose this only if ${provider} always asks for a second factor. Without it, a sign-in counts when ${provider} says that it asked for one.`,
    saved: 'Saved.',
  },
};
