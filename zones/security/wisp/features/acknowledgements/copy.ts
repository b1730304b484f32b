export const copy = {
  title: 'Acknowledgements',
  text: (number: number) =>
    `Who has read version ${number}, which is in force. Everyone acknowledges it within 14 days, and every year.`,
  none: 'No version is in force yet. People acknowledge the plan once it is approved.',
  chips: 'People to show',
  views: { all: 'All', open: 'Open', overdue: 'Overdue', done: 'Done' },
  label: 'People and their acknowledgements',
  find: 'Find a person',
  failed: 'The acknowledgements could not be loaded.',
  columns: { name: 'Person', state: 'State', on: 'Acknowledged', number: 'Version', dueOn: 'Due', remindedOn: 'Reminded' },
  states: { done: 'Done', due: 'Due', overdue: 'Overdue' },
  remind: 'Send reminders',
  reminded: (count: number) => (count === 1 ? 'One person was reminded.' : `${count} people were reminded.`),
  remindedNone: 'Everyone who is open was reminded today already.',
  notReminded: 'Nobody was reminded.',
  emptyTitle: 'Nobody here',
  emptyText: 'Choose another view, or search for somebody else.',
};
