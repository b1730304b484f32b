export const copy = {
  heading: 'Evidence',
  text: 'What proves how devices are protected. No agent of ours runs on them: upload what osquery, Fleet, Intune, Jamf or Google Workspace says, or confirm a device on its page.',
  ownText: 'Upload what osquery says of your device, or open the device and confirm what you see on it.',
  osqueryTitle: 'osquery',
  osqueryText:
    'Install osquery on the device, run this command in a terminal there, and upload the file that it writes. The file contains only rows of osquery’s tables; you can read it before you upload it. On Windows, open the terminal as administrator.',
  systems: { windows: 'Windows', macos: 'macOS', ubuntu: 'Ubuntu' },
  system: 'Runs',
  copyCommand: 'Copy command',
  uploadTitle: 'Upload',
  uploadText:
    'The file that osquery wrote or a results log of osqueryd, the hosts of Fleet or the computers of Jamf as CSV or JSON, Intune’s list of all devices or the devices of Google Workspace as CSV. From the exports of management tools come the devices’ operating systems and when they were seen. Their report that protection is off counts; a report that it is on is shown as a claim and proves nothing.',
  ownUploadText: 'The file that osquery wrote. It is read for the devices that are assigned to you.',
  drop: 'Output of osqueryi --json, or an export of Fleet, Intune, Jamf or Google Workspace',
  adds: 'Add devices that are not in the inventory yet',
  uploading: 'Reading the file…',
  failed: (reason: string) => `The file was not taken. ${reason}`,
  result: (updated: number, added: number) =>
    [updated && count(updated, 'device was updated', 'devices were updated'), added && count(added, 'was added', 'were added')]
      .filter(Boolean)
      .join(', ') || 'Nothing was changed',
  rejectedTitle: (number: number) => count(number, 'host was left out', 'hosts were left out'),
  columns: { device: 'Host', what: 'What', reason: 'Reason', name: 'Device', state: 'State', why: 'Because of' },
  verdicts: ({ passing, failing, unknown, none }: Counts) =>
    [
      passing && `${passing.toLocaleString('en-US')} passing`,
      failing && `${failing.toLocaleString('en-US')} failing`,
      unknown && `${unknown.toLocaleString('en-US')} unknown`,
      none && `${none.toLocaleString('en-US')} not checked`,
    ]
      .filter(Boolean)
      .join(', '),
  verdictsTitle: 'How these devices are judged now',
  moreVerdicts: (shown: number) => `The first ${shown.toLocaleString('en-US')} are shown, the failing ones first.`,
  lackingTitle: 'Columns that this file doesn’t have',
  lackingText: 'What they would show stays unknown. Run the command above again, or add these queries to your own.',
  lackingExport: 'What they would show stays unknown. This is how to export them.',
  lackingColumns: { table: 'Table', columns: 'Missing columns', query: 'Query' },
  fileChecks: {
    title: 'What this file says about each device',
    text: 'What is proven counts for 30 days from its date. A claim of the source is shown as such and leaves the check as it was; what the file doesn’t say is not known.',
    columns: { at: 'As of', proven: 'Proven', off: 'Off', claimed: 'Claimed, not proven', unknown: 'Not known' },
    none: '—',
  },
  unreadTitle: 'What was not read',
  show: 'Show devices',
  dateTitle: 'When was this file made?',
  dateText: (file: string) =>
    `${file} doesn’t say when it was made, or names a day that has not come yet. Evidence counts from that day on.`,
  date: 'Date of the file',
  dateMissing: 'Enter the date on which the file was made.',
  uploadDated: 'Upload with this date',
  unprovenTitle: (number: number) => count(number, 'check stays unknown', 'checks stay unknown'),
};

type Counts = Record<'passing' | 'failing' | 'unknown' | 'none', number>;

const count = (number: number, one: string, many: string) => `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
