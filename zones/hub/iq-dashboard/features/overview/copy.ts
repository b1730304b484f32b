export const copy = {
  heading: 'Dashboard',
  failed: 'The numbers could not be loaded.',
  loading: 'Loading the numbers',
  firstImport: 'The first import is under way. The numbers appear when it is done.',
  asOf: (day: string) => `As of ${day}`,
  compareWith: 'Compare with',
  comparisons: { year: 'A year before', month: 'A month before' },
};
