export const copy = {
  title: 'Questions for the owners',
  text: 'Answer what the suite cannot measure. Where it can, it shows what it measured, and your answer does not count.',
  failed: 'The questions could not be loaded.',
  answered: (by: string, day: string) => `Last answered by ${by} on ${day}.`,
  measured: (value: string, from: string) => `Measured: ${value}. ${from}.`,
  none: 'No answer',
  save: 'Save answers',
  saved: 'The answers were saved.',
  notSaved: (reason: string) => `The answers were not saved. ${reason}`,
  changed: 'You have unsaved answers.',
};
