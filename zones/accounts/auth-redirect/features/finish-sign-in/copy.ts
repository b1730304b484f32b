import { SUITE_NAME } from '@suite/zones/zones';

export const copy = {
  brand: SUITE_NAME,
  title: 'Signing in',
  refused: {
    title: 'You are not signed in',
    text: 'This sign-in was used already, or it took too long. Sign in again to go on.',
  },
  unreachable: {
    title: 'The sign-in service cannot be reached.',
    text: 'Check your connection, or try again in a moment.',
  },
  signInAgain: 'Sign in again',
};
