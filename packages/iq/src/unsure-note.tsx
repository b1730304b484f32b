import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { rowsUrl } from './rows-view';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  /** Number of documents that may or may not be settled. */
  unsure: number;
  /** The client, and the as-of date in the address. */
  rows: { client?: string; asOf: string };
}

/** Note above receivables metrics that are not available: which documents are the reason, and how to provide the missing data. */
export function UnsureNote({ unsure, rows }: Props) {
  const { deployment } = useSuite();
  const { number } = useMetricFormats();
  if (unsure === 0) return null;
  const isOne = unsure === 1;
  const documents = isOne ? 'one document was' : `${number(unsure)} documents were`;
  return (
    <div className="mb-4">
      <Notice>
        When {documents} paid, or whether {isOne ? 'it was' : 'they were'}, is not known. What is open, overdue and late is
        therefore not available; sales are.{' '}
        <Link href={rowsUrl(deployment, { metric: 'open', state: 'unsure', ...rows })}>Show them</Link> or{' '}
        <Link href={zoneUrl(deployment, 'iq-onboarding', '/upload')}>import a list with payment dates or balances</Link>.
      </Notice>
    </div>
  );
}
