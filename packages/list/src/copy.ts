export const copy = {
  exportCsv: 'Export CSV',
  count: (shown: string, all: string) => (shown === all ? all : `${shown} of ${all}`),
  all: (text: string, total: number) => (total === 0 ? 'None' : `${text} in all`),
  noneTitle: 'Nothing matches',
  noneText: 'Try fewer letters, or another word.',
};
