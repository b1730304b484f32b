import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { rowsUrl } from './rows-view';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  /** Documents of which it is not known whether they are settled. */
  unsure: number;
  /** Whose, and as of which day the address asks for them. */
  rows: { client?: string; asOf: string };
}

/** Above metrics of receivables that are not available: which documents are the reason, and how to tell more of them. */
export function UnsureNote({ unsure, rows }: Props) {
  const { place } = useSuite();
  const { number } = useMetricFormats();
  if (unsure === 0) return null;
  const isOne = unsure === 1;
  const documents = isOne ? 'one document was' : `${number(unsure)} documents were`;
  return (
    <div className="mb-4">
      <Notice>
        When {documents} paid, or whether {isOne ? 'it was' : 'they were'}, is not known. What is open, overdue and late is
        therefore not available; sales are.{' '}
        <Link href={rowsUrl(place, { figure: 'open', state: 'unsure', ...rows })}>Show them</Link> or{' '}
        <Link href={zoneUrl(place, 'iq-onboarding', '/upload')}>import a list with payment dates or balances</Link>.
      </Notice>
    </div>
  );
}
