import type { RowKind } from '@services/insights/contract/ledger-rows';
import { NameText } from '@suite/list/name-text';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { documentUrl, kindNames } from './document-kinds';
import { useFigureFormats } from './use-figure-formats';

interface Props {
  /** Without a number it is told by its amount and date. */
  document: { kind: RowKind; id: string; number: string | null; amount: number; currency: string; date: string };
  /** The as-of date that the address asks for, empty for the latest. */
  asOf: string;
}

/** The number of a document, which opens it. */
export function DocumentLink({ document, asOf }: Props) {
  const { place } = useSuite();
  const { money, day } = useFigureFormats();
  const { kind, number, amount, currency, date } = document;
  const href = documentUrl(place, document, asOf);
  const text = <NameText text={number ?? `${kindNames[kind]} of ${money(amount, currency)} on ${day(date)}`} />;
  return href ? (
    <Link href={href} className="block">
      {text}
    </Link>
  ) : (
    text
  );
}
