export const copy = {
  needed: 'Your firm requires two-factor authentication. Turn it on or add a passkey below, and you can go on.',
  proveIt: 'Your firm requires two-factor authentication. Log out, then sign in with your passkey or code.',
  logOut: 'Log out',
  done: 'You have the two-factor authentication that your firm requires.',
};
