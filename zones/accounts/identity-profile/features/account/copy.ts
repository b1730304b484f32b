export const copy = {
  heading: 'Your account',
  text: 'How you sign in, and where you are signed in. It is yours alone: your firm sees your name and e-mail, never your password.',
  loading: 'Loading your account',
};
