import { SUITE_NAME } from '@suite/zones/zones';

const service = {
  title: 'Signing in did not work',
  text: 'The sign-in service cannot be reached right now. Nothing you saved is lost. Wait a moment, then try again.',
};

const cookies = {
  title: 'Your browser keeps no cookies',
  text: `${SUITE_NAME} needs cookies to keep you signed in. Allow them for this site in your browser's settings, then sign in again.`,
};

export const copy = {
  brand: SUITE_NAME,
  tryAgain: 'Try again',
  signIn: 'Sign in',
  home: 'Go to home',
  withoutScript: `JavaScript is off in this browser, and ${SUITE_NAME} needs it. Switch it on, then open the page you wanted again.`,
  /** What happened, by the reason in the address. */
  ofReason: (reason: string | null) => (reason === 'cookies' ? cookies : service),
};
