import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  toSignIn: 'Back to sign in',
  forgot: {
    title: 'Forgot password',
    text: 'Enter the e-mail you sign in with. You get a mail with a link to set a new password.',
    email: 'E-mail',
    submit: 'Send link',
    /** Always the same: it must not reveal whether the address has an account. */
    asked: (email: string) =>
      `If ${email} has an account, it gets a mail with a link to set a new password. Nothing after a few minutes? Check your junk mail, or ask again.`,
  },
  reset: {
    title: 'Set a new password',
    text: 'You will be signed out everywhere else.',
    password: 'New password',
    hint: 'At least 12 characters.',
    submit: 'Set password',
    outOfBounds: 'A password has 12 to 200 characters.',
    done: 'Your password is changed. Sign in with the new one.',
    askAgain: 'Ask for a new link',
    deadLink: {
      reset_token_expired: { title: 'This link has expired', text: 'Links in our mails work for a short time only.' },
      reset_token_invalid: {
        title: 'This link does not work',
        text: 'It was used already, or part of it is missing.',
      },
    },
  },
};
