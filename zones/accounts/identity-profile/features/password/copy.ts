export const copy = {
  title: 'Password',
  text: 'Changing it signs you out everywhere but here.',
  open: 'Change password',
  current: 'Current password',
  wrong: 'This is not your current password.',
  next: 'New password',
  hint: 'At least 12 characters. A few words in a row are strong and easy to remember.',
  outOfBounds: 'A password has 12 to 200 characters.',
  submit: 'Change password',
  cancel: 'Cancel',
  done: 'Your password is changed, and you are signed out everywhere else.',
};
