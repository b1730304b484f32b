export const copy = {
  exportCsv: 'Export CSV',
  exportFailed: 'The file could not be made: the service did not answer. Try again.',
  more: 'More',
  moreOf: (list: string) => `More: ${list}`,
  columns: 'Columns',
  dense: 'Closer rows',
  count: (shown: string, all: string) => (shown === all ? all : `${shown} of ${all}`),
  all: (text: string, total: number) => (total === 0 ? 'None' : `${text} in all`),
  noneTitle: 'Nothing matches',
  noneText: 'Try fewer letters, or another word.',
};
