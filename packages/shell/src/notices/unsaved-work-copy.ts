/** The two companies of a question about unsaved work. Names may be unknown. */
interface Companies {
  /** The company that the work belongs to. */
  present: string | undefined;
  next: string | undefined;
}

const held = ({ present = 'the company before' }: Companies) => `This tab has unsaved work of ${present}.`;

export const copy = {
  discard: 'Discard work',
  couldNotOpen: (company = 'That company') => `${company} could not be opened. Your work is still here.`,
  /** The other company was opened in another tab. */
  elsewhere: {
    title: 'Another company is open',
    text: (companies: Companies) => `In another tab you opened ${companies.next ?? 'another company'}. ${held(companies)}`,
    question: ({ present = 'the company before', next = 'the other one' }: Companies) =>
      `Discard it and open ${next} here too, or go back to ${present} here and in all tabs.`,
    keep: 'Go back',
  },
  /** The person lost access to the app, or their role was changed. */
  closed: {
    title: (app: string) => `${app} was closed to you`,
    text: 'Your access has changed. This tab has unsaved work that can no longer be saved here.',
    question: 'Keep it on screen to copy what you need, or discard it.',
    keep: 'Keep on screen',
  },
  /** The other company was chosen in this tab. */
  here: {
    title: 'Open another company?',
    text: held,
    question: ({ next = 'the other one' }: Companies) => `Discard it and open ${next}, or stay.`,
    keep: 'Stay',
  },
};
