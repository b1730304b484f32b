import type { ReportKind } from '@services/insights/contract/report-content';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (day: number) => `${day}${endings[ordinals.select(day)]}`;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const copy = {
  heading: 'Schedules',
  text: 'A schedule makes a report at its time and mails it as PDF to people of the company and to other addresses. It waits up to a day for the ledger to reach the end of the period.',
  own: 'Your own weekly and monthly report e-mails',
  readOnly: 'The schedules can be read here, but not changed.',
  loading: 'Loading the schedules',
  failed: 'The schedules could not be loaded.',
  emptyTitle: 'No schedule yet',
  emptyText: 'Send the monthly report to your partners or your client on the same day each month.',
  create: 'New schedule',
  newTitle: 'New schedule',
  editTitle: 'Change schedule',
  kind: 'Report',
  kinds: {
    weekly: 'Weekly report',
    monthly: 'Monthly report',
    quarterly: 'Quarterly report',
    yearly: 'Yearly report',
  } satisfies Record<ReportKind, string>,
  weekday: 'Day of the week',
  monthDay: {
    weekly: '',
    monthly: 'Day of the next month',
    quarterly: 'Day of the month after the quarter',
    yearly: 'Day of January',
  } satisfies Record<ReportKind, string>,
  lastDay: 'In a shorter month it is the last day.',
  timeZone: 'Time zone',
  timeZoneHint: 'Reports go out at 7:00 in the morning of this time zone.',
  weekdays,
  ordinal,
  /** Says when a schedule is due: `Every month on the 5th at 7:00, America/New_York`. */
  when: (kind: ReportKind, day: number, timeZone: string): string => {
    const at = `at 7:00, ${timeZone.replaceAll('_', ' ')}`;
    if (kind === 'weekly') return `Every ${weekdays[day - 1]} ${at}`;
    const often = { monthly: 'Every month', quarterly: 'Every quarter', yearly: 'Every January' }[kind];
    return `${often} on the ${ordinal(day)} ${at}`;
  },
  next: 'Next',
  paused: 'Paused',
  active: 'Active',
  recipients: 'Recipients',
  unsubscribed: 'unsubscribed; the link in an earlier report undoes it',
  noAccess: 'no longer has access',
  last: 'Last report',
  never: 'None yet',
  lastMaking: 'being made',
  lastSent: (sent: number, waiting: number, failed: number): string =>
    [`sent to ${sent}`, ...(waiting ? [`${waiting} on their way`] : []), ...(failed ? [`${failed} not sent`] : [])].join(', '),
  sendNow: 'Send now',
  sendTitle: 'Send now?',
  sendText: (count: number) =>
    `The report of the latest period that the ledger covers is made and mailed to ${count === 1 ? '1 recipient' : `${count} recipients`}.`,
  sendConfirm: 'Send',
  keep: 'Cancel',
  sent: 'The report is being made and sent.',
  notSent: 'The report was not sent.',
  edit: 'Change',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Delete',
  removeTitle: 'Delete this schedule?',
  removeText: 'Its reports are no longer sent. Reports already made stay in the archive.',
  removeConfirm: 'Delete schedule',
  removed: 'The schedule was deleted.',
  notRemoved: 'The schedule was not deleted.',
  save: 'Save schedule',
  saved: 'The schedule was saved.',
  notSaved: 'The schedule was not saved.',
};
