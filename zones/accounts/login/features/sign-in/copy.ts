import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  title: 'Sign in',
  continueTo: (title: string) => `to continue to ${title}`,
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot password?',
  expired: 'Your session has expired. Sign in again to go on where you were.',
  refused: `You came from a page that is not part of ${SUITE_NAME}. After signing in you go to your overview.`,
  notCompleted:
    'Your sign-in was accepted, but your browser did not store it. Allow cookies for this site in its settings, or use another browser.',
  wrongCredentials: 'The e-mail or the password is incorrect.',
  deactivated: 'Your account was deactivated. Ask an administrator of your firm to activate it again.',
  invalidEmail: 'Enter an e-mail address such as name@firm.com.',
  /** Sign-in through the operator's OpenID provider. */
  provider: (name: string) => `Sign in with ${name}`,
  yourProvider: 'your provider',
  toSignIn: 'Back to sign in',
  signInOver: (provider: string) => `This sign-in took too long. Start again with ${provider || 'your provider'}.`,
  providerErrors: {
    provider_declined: (name: string) => `The sign-in with ${name} was canceled. Try again, or use your password.`,
    provider_failed: (name: string) => `The sign-in with ${name} did not work. Try again.`,
    provider_unreachable: (name: string) => `${name} does not answer. Try again in a minute, or use your password.`,
    provider_unverified: (name: string) =>
      `${name} does not confirm your e-mail address, or may not do so for this suite. Use your password, or ask an administrator of your firm.`,
    provider_no_account: (name: string) =>
      `There is no account with the address that ${name} gave. Ask an administrator of your firm to invite you.`,
    provider_unproven: (name: string) =>
      `There is an account with your address that was never confirmed. Choose “Forgot password?” once to confirm it, then sign in with ${name}.`,
    account_deactivated: () => 'Your account was deactivated. Ask an administrator of your firm to activate it again.',
  },
  passkey: {
    submit: 'Use a passkey',
    wrong: 'This passkey is not known here. Use your password, or another passkey.',
  },
  code: {
    title: 'Enter your code',
    text: 'Your account uses two-factor authentication.',
    submit: 'Continue',
    startOver: 'Use another account',
  },
};
