export const copy = {
  heading: 'Configuration',
  text: 'What the environment config of this address says, and who reads it.',
  keys: {
    heading: 'Keys',
    list: 'Keys of the config',
    find: 'Find a key',
    missing: (count: string) => `${count} missing: something reads them and does without.`,
    whole: 'Every key that is read has a value.',
    key: 'Key',
    value: 'Value',
    reader: 'Read by',
    state: 'State',
    states: { set: 'Set', missing: 'Missing', unused: 'Unused', default: 'Default' },
  },
};
