/** The items of the annual review, each with the record that it produces. */
export const reviewItems = [
  {
    key: 'risks',
    title: 'Risks assessed again',
    how: 'Go through the risk register. Note what changed and which risks are new.',
  },
  {
    key: 'inventory',
    title: 'Inventory compared with what is there',
    how: 'Walk through the offices and compare devices with the inventory.',
  },
  { key: 'access', title: 'Access reviewed', how: 'Compare people, roles and apps with what each person needs.' },
  { key: 'providers', title: 'Service providers assessed', how: 'Check agreements and certificates in the provider register.' },
  {
    key: 'tests',
    title: 'Results of tests looked at',
    how: 'Restore tests, scans, device checks: what failed, and was it put right?',
  },
  {
    key: 'training',
    title: 'Training checked',
    how: 'Who has completed which course? Does the content cover this year’s threats?',
  },
  { key: 'incidents', title: 'Incidents reviewed', how: 'Go through the incident register and note what should change.' },
  { key: 'retention', title: 'Retention policy reviewed', how: 'What can be destroyed? Does attachment A still fit?' },
  {
    key: 'response',
    title: 'Incident response rehearsed',
    how: 'Walk through attachment C with an example, and check the contacts.',
  },
  {
    key: 'consumers',
    title: 'Consumers counted',
    how: 'Count the consumers whose information is kept, former clients included: 5,000 decides about 16 CFR 314.6.',
  },
  {
    key: 'law',
    title: 'Laws and IRS guidance checked',
    how: 'Look for changes in 16 CFR Part 314, IRS Publications 4557 and 5708, and state law.',
  },
  { key: 'text', title: 'Plan updated and approved', how: 'Update the sections, and approve a new version if anything changed.' },
] as const;
