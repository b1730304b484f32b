import type { ImportColumn } from '@services/devices/contract/devices';

export const copy = {
  heading: 'Import devices',
  text: 'Choose a CSV file with a row for each device. A device whose serial number is in the inventory already is updated by the cells that are filled in.',
  back: 'Devices',
  drop: 'List of devices as CSV',
  columnsTitle: 'Columns',
  columnsText: 'The first row names the columns. Only the name is needed; others are read when their names are known.',
  read: (rows: number, file: string) => `${file} has ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}.`,
  known: 'Read as',
  ignored: (columns: string) => `These columns are not known and are left out: ${columns}.`,
  submit: (rows: number) => (rows === 1 ? 'Import 1 row' : `Import ${rows.toLocaleString('en-US')} rows`),
  empty: 'The file has no rows below its head. Choose another one.',
  noName: 'The file has no column for the name of a device. Call it “name”, and choose the file again.',
  tooMany: 'A file can have 5,000 rows. Split it into several files.',
  unreadable: 'The file could not be read as CSV. Save it as CSV in UTF-8 and choose it again.',
  failed: (reason: string) => `Nothing was imported. ${reason}`,
  done: (added: number, updated: number) => `${added.toLocaleString('en-US')} added, ${updated.toLocaleString('en-US')} updated.`,
  show: 'Show devices',
  rejected: (rows: number) => (rows === 1 ? '1 row was left out' : `${rows.toLocaleString('en-US')} rows were left out`),
  columns: { line: 'Line', reason: 'Reason' },
};

export const columnWords: Record<ImportColumn, string> = {
  name: 'Name',
  kind: 'Kind: computer, server, phone, tablet, printer, router, storage',
  serial: 'Serial number',
  manufacturer: 'Manufacturer',
  model: 'Model',
  platform: 'Operating system',
  osVersion: 'Version of the operating system',
  owner: 'Owner: e-mail address or full name of an active person',
  location: 'Location',
  status: 'Status: in stock, assigned, returned, lost',
  purchasedOn: 'Bought on, as 2026-03-31',
  warrantyUntil: 'Warranty until, as 2029-03-31',
  notes: 'Notes',
};
