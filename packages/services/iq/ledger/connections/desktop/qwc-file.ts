import { xml } from './write-xml';

/** The owner of the data that QuickBooks stores for an application: the suite, for every company. */
const OWNER = '{ac8c38cb-9695-4657-8829-3518a6c8de4b}';

/** Minutes between two polls. */
const EVERY = 60;

interface Qwc {
  /** The URL that the Web Connector calls: https, or this machine. */
  address: string;
  userName: string;
  /** Identifies the company file permanently. QuickBooks writes it to the file and rejects other files. */
  fileId: string;
}

/**
 * Returns the file that a person opens in the QuickBooks Web Connector to connect (its Programmer's Guide, "the QWC file"). It
 * contains no secret.
 */
export function qwcFile({ address, userName, fileId }: Qwc): string {
  const content = [
    xml('AppName', 'Insights'),
    xml('AppID', ''),
    xml('AppURL', address),
    xml('AppDescription', 'Reads customers, vendors, invoices, bills and payments, and writes nothing.'),
    xml('AppSupport', address),
    xml('UserName', userName),
    xml('OwnerID', OWNER),
    xml('FileID', `{${fileId}}`),
    xml('QBType', 'QBFS'),
    xml('Scheduler', [xml('RunEveryNMinutes', String(EVERY))]),
    xml('IsReadOnly', 'true'),
  ];
  return `<?xml version="1.0"?>${xml('QBWCXML', content).text}`;
}
