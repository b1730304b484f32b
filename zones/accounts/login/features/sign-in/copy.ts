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
  wrongCredentials: 'The e-mail or the password is incorrect.',
  deactivated: 'Your account was deactivated. Ask an administrator of your firm to activate it again.',
  invalidEmail: 'Enter an e-mail address such as name@firm.com.',
  code: {
    title: 'Enter your code',
    text: 'Your account uses two-factor authentication.',
    submit: 'Continue',
    startOver: 'Use another account',
  },
};
