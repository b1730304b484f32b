import { SUITE_NAME } from '@suite/zones/zones';
import type { Cause } from './cause';

const causes: Record<Exclude<Cause, 'cookies'>, { title: string; text: string }> = {
  unknown: {
    title: 'No error is known',
    text: 'This page says why signing in failed, but no reason was given. Sign in, or go to home.',
  },
  service: {
    title: 'Signing in did not work',
    text: 'The sign-in service cannot be reached right now. Nothing you saved is lost. Wait a moment, then try again.',
  },
  'token-size': {
    title: 'Your sign-in is too large for a browser',
    text: 'A browser keeps up to 4,096 bytes in a cookie, and the rights of your account need more. Ask your administrator to take some of them away, or sign in with another account.',
  },
  loop: {
    title: 'Signing in keeps repeating',
    text: 'You were sent to sign in three times within half a minute. Nothing you saved is lost. Check these three, then try again.',
  },
};

export const copy = {
  brand: SUITE_NAME,
  causes,
  checks: {
    cookies: {
      title: 'Cookies',
      text: 'Your browser must be allowed to keep cookies of this site. Look in its settings, and at extensions that block them.',
    },
    time: {
      title: 'Date and time',
      text: (clock: string) => `This computer says ${clock}. If that is wrong, set it right.`,
      textWithoutClock: 'If the clock of this computer is wrong, set it right.',
    },
    account: {
      title: 'Account',
      text: 'Yours may not be let in. Sign in with another account, or ask your administrator.',
    },
  },
  tryAgain: 'Try again',
  signIn: 'Sign in',
  home: 'Go to home',
  withoutScript: `JavaScript is off in this browser, and ${SUITE_NAME} needs it. Switch it on, then open the page you wanted again.`,
};
