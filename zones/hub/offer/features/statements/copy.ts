import type { LineKind, LineState, Reason } from '@services/payments/contract/statements';
import type { BadgeTone } from '@suite/ui/badge';

const states: Record<'all' | LineState, string> = {
  all: 'All',
  proposed: 'Proposed',
  open: 'No match',
  matched: 'Matched',
  'not-ours': 'Left out',
  unreadable: 'Unreadable',
};

const reasons: Record<Reason, { text: string; tone: BadgeTone }> = {
  exact: { text: 'Reference and amount', tone: 'good' },
  reference: { text: 'Reference, other amount', tone: 'info' },
  invoice: { text: 'Invoice number', tone: 'info' },
  client: { text: 'Name and amount', tone: 'info' },
  amount: { text: 'Only the amount', tone: 'warn' },
  name: { text: 'Only the name', tone: 'warn' },
};

/** Why a line pays nothing. */
const kinds: Record<Exclude<LineKind, 'unreadable'>, string> = {
  credit: 'Ignored',
  debit: 'Money that your firm paid',
  pending: 'Not booked yet: it is in a later statement.',
  information: 'For information: the bank has not booked it.',
  reversal: 'The bank took an earlier credit back. If you matched that one, undo it.',
  returned: 'A payment of your firm that came back',
  zero: 'No amount',
  duplicate: 'Taken already: an earlier statement, or an earlier line of this one, has it.',
};

export const copy = {
  heading: 'Bank statements',
  text: 'Upload a statement of your bank. Its credits are matched to what is due; nothing is paid until you confirm it.',
  readOnly: 'You can see all statements, but not upload or confirm anything.',
  file: 'Bank statement',
  kinds: 'Download it from your bank as camt.053 (XML), OFX or CSV.',
  reading: 'Reading the statement…',
  refused: (name: string, reason: string) => `“${name}” was not read. ${reason}`,
  ask: {
    legend: (written: string) => `How are the dates of this file meant? One is ${written}.`,
    none: 'Choose how the dates are meant.',
    read: 'Read the file',
    discard: 'Discard',
  },
  failed: 'The statements could not be loaded.',
  label: 'Bank statements',
  columns: { name: 'File', period: 'Period', lines: 'Lines', matched: 'Matched', undecided: 'Undecided', at: 'Uploaded' },
  period: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  by: (day: string, by: string) => `${day} by ${by}`,
  undecided: (count: number) => (count === 1 ? '1 undecided' : `${count} undecided`),
  decided: 'All decided',
  empty: {
    title: 'No statements yet',
    text: 'Each proposal’s charges have a reference that clients write on their transfer. Statements with it are matched at once.',
  },
  statement: {
    page: 'Bank statement',
    loadFailed: 'The statement could not be loaded.',
    goneTitle: 'There is no such statement',
    goneText: 'The link may be of another company, or incomplete.',
    back: 'All statements',
    about: (account: string, period: string, uploaded: string) =>
      [account && `Account ${account}`, period, `uploaded ${uploaded}`].filter(Boolean).join(' · '),
    duplicates: (count: number) =>
      count === 1
        ? '1 line was taken before, from an earlier statement or an earlier line of this one. It is not offered again.'
        : `${count} lines were taken before, from earlier statements or earlier lines of this one. They are not offered again.`,
    readOnly: 'You can see the lines, but not confirm them.',
    chips: 'Lines by state',
    label: 'Lines of the statement',
    states,
    columns: { line: 'Payer', on: 'Date', match: 'Pays', amount: 'Amount', act: 'Actions' },
    line: (place: number) => `Line ${place}`,
    emptyTitle: 'No lines here',
    emptyText: 'Choose another state.',
    showAll: 'Show all lines',
  },
  match: {
    reasons,
    kinds,
    none: 'No charge fits.',
    matched: 'Matched',
    by: (name: string) => `by ${name}`,
    part: (amount: string, number: number, title: string, due: string) => `${amount} for #${number} ${title}, due ${due}`,
    rest: (amount: string) => `${amount} stays open`,
    credit: (amount: string, client: string) => `${amount} stays as credit of ${client}`,
  },
  more: (line: string) => `More: ${line}`,
  confirm: 'Confirm',
  confirmOf: (line: string) => `Confirm: ${line}`,
  actions: {
    choose: 'Choose charges',
    ignore: 'Ignore',
    reopen: 'Do not ignore',
    undo: 'Undo',
  },
  notDone: (reason: string) => `That was not done. ${reason}`,
  confirmed: 'The payment was recorded.',
  ignored: 'The line is ignored.',
  reopened: 'The line is open again.',
  several: {
    exact: (count: string) => `Confirm ${count} exact`,
    page: (count: string) => `Confirm all ${count} on this page`,
    title: (count: string) => `Confirm ${count} lines?`,
    exactText: 'Their reference and their amount are those of a charge. Each client gets a receipt by mail.',
    pageText: 'They are recorded as shown, also where only the amount or the name fits. Each client gets a receipt by mail.',
    keep: 'Not yet',
    submit: 'Confirm',
    done: (count: number) => (count === 1 ? '1 line was confirmed.' : `${count} lines were confirmed.`),
    skipped: (count: number) =>
      count === 1
        ? '1 line was left, because its charge has changed. Look at it again.'
        : `${count} lines were left, because their charges have changed. Look at them again.`,
  },
  choose: {
    title: 'Choose charges',
    text: (amount: string, day: string, payer: string) => `${amount} on ${day}${payer && ` from ${payer}`}`,
    find: 'Find by client, title, number or reference',
    paid: 'Show paid charges too',
    paidHint: 'What comes for a paid charge stays as the client’s credit.',
    legend: 'Charges that this money pays, in the order of their due dates',
    failed: 'The charges could not be loaded.',
    none: 'No charge matches.',
    missing: 'Choose at least one charge.',
    charge: (client: string, number: number, title: string) => `${client}: #${number} ${title}`,
    about: (due: string, open: string) => `Due ${due}, ${open} open`,
    submit: 'Confirm',
  },
  ignore: {
    title: 'Ignore this line?',
    text: 'It pays nothing here, such as a loan or the money of somebody who is no client. You can take that back.',
    keep: 'Keep',
    submit: 'Ignore',
  },
};
