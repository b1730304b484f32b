import type { ErrorCode } from '@suite/contract/errors';
import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  waiting: 'Invitation',
  loading: 'Looking up your invitation',
  failed: { title: 'Your invitation could not be loaded.', text: 'The link still works. Check your connection, or try again.' },
  join: 'Join',
  invites: (product: string) => `invites you to work with them in ${product}.`,
  until: (moment: string) => `The invitation works until ${moment}.`,
  signedInAs: 'You are signed in as',
  insteadOf: 'Joining signs you in as',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  newPassword: 'Password',
  passwordHint: 'At least 12 characters.',
  submitNew: 'Create account and join',
  ofExisting: 'You have an account with this address. Its password is all that is needed.',
  accountExists: 'This address has an account already. Enter the password of that account.',
  outOfBounds: 'Something here is not accepted. A name has 1 to 200 characters, a password 12 to 200.',
  password: 'Password',
  submitExisting: 'Sign in and join',
  wrongPassword: 'This is not the password of the account.',
  forgot: 'Forgot password?',
  code: {
    title: 'Enter your code',
    text: 'Your account uses two-factor authentication.',
    submit: 'Continue',
    back: 'Back to the password',
  },
  signIn: 'Sign in',
};

/** Texts for links that don't lead to a form. */
const deadLinks = {
  missing: {
    title: 'Open the link of your invitation',
    text: 'This page needs the whole link of an invitation mail. Open it from the mail once more.',
  },
  not_found: {
    title: 'This link does not work',
    text: 'Part of it may be missing, or a newer mail has replaced it. Open the link of your newest invitation mail, or ask the person who invited you to send it again.',
  },
  invitation_used: {
    title: 'This invitation has already been accepted',
    text: 'If that was you, sign in with the address it was sent to.',
  },
  invitation_expired: {
    title: 'This invitation has expired',
    text: 'Ask the person who invited you to send it again. You get a new link.',
  },
  invitation_revoked: {
    title: 'This invitation was withdrawn',
    text: 'If you think that is a mistake, ask the person who sent it.',
  },
  account_deactivated: {
    title: 'Your account is deactivated in this firm',
    text: 'One of its administrators can activate it again. Ask them.',
  },
};

export type DeadLink = keyof typeof deadLinks;

export const isDeadLink = (code: ErrorCode): code is DeadLink & ErrorCode => Object.hasOwn(deadLinks, code);

export const copyOf = (link: DeadLink) => deadLinks[link];
