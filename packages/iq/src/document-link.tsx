import type { RowKind } from '@services/insights/contract/ledger-rows';
import { NameText } from '@suite/list/name-text';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { documentUrl, kindNames } from './document-kinds';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  /** A document without a number is identified by its date and amount. */
  document: { kind: RowKind; id: string; number: string | null; amount: number; currency: string; date: string };
  /** The as-of date in the address, empty for the latest. */
  asOf: string;
}

export function DocumentLink({ document, asOf }: Props) {
  const { deployment } = useSuite();
  const { money, day } = useMetricFormats();
  const { kind, number, amount, currency, date } = document;
  const href = documentUrl(deployment, document, asOf);
  const name = number ?? `${kindNames[kind]} of ${day(date)}`;
  const text = <NameText text={name} />;
  if (!href) return text;
  return (
    <Link href={href} className="block" {...(number === null && { 'aria-label': `${name}, ${money(amount, currency)}` })}>
      {text}
    </Link>
  );
}
