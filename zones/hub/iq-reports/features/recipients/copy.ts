import { MAX_RECIPIENTS } from '@services/insights/contract/reports';

export const copy = {
  people: 'People of the company',
  noPeople: 'The people of the company could not be loaded.',
  addresses: 'Other e-mail addresses',
  addressesHint: `Separate addresses with commas. A report goes to at most ${MAX_RECIPIENTS} recipients. People outside the company get the PDF and can unsubscribe.`,
  wrongAddress: (address: string) => `“${address}” is not an e-mail address. Correct or remove it.`,
  tooMany: (count: number) => `These are ${count} recipients; at most ${MAX_RECIPIENTS} are possible.`,
  none: 'Choose at least one recipient.',
};
