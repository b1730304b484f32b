export const copy = {
  heading: 'Evidence',
  text: 'What proves how devices are protected. No agent of ours runs on them: upload what osquery or Fleet says, or confirm a device on its page.',
  ownText: 'Upload what osquery says of your device, or open the device and confirm what you see on it.',
  osqueryTitle: 'osquery',
  osqueryText:
    'Install osquery on the device, run this command in a terminal there, and upload the file that it writes. It has rows of osquery’s own tables and nothing else. On Windows, open the terminal as administrator.',
  systems: { windows: 'Windows', macos: 'macOS', ubuntu: 'Ubuntu' },
  system: 'Runs',
  copyCommand: 'Copy command',
  uploadTitle: 'Upload',
  uploadText:
    'The file that osquery wrote, or the hosts of Fleet as CSV. Fleet’s file says which systems they run and when they were seen. Its flag of disk encryption shows a plain disk, and proves nothing of other fixed disks.',
  ownUploadText: 'The file that osquery wrote. It is read for the devices that are assigned to you.',
  drop: 'Output of osqueryi --json, or a CSV export of Fleet',
  adds: 'Add devices that are not in the inventory yet',
  uploading: 'Reading the file…',
  failed: (reason: string) => `The file was not taken. ${reason}`,
  result: (updated: number, added: number) =>
    [updated && count(updated, 'device was updated', 'devices were updated'), added && count(added, 'was added', 'were added')]
      .filter(Boolean)
      .join(', ') || 'Nothing was changed',
  rejectedTitle: (number: number) => count(number, 'host was left out', 'hosts were left out'),
  columns: { device: 'Host', reason: 'Reason', name: 'Device', state: 'State', why: 'Because of' },
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
  lackingFleet: 'What they would show stays unknown. Fleet exports them by this request.',
  lackingColumns: { table: 'Table', columns: 'Missing columns', query: 'Query' },
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
