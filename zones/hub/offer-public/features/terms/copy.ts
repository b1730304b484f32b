export const copy = {
  title: 'Letter of engagement',
  version: (version: number) => `version ${version}`,
  agree: 'I have read the letter of engagement and agree to it for',
  mustAgree: 'Agree to the letter of engagement to go on.',
};
