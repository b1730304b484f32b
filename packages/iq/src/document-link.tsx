import type { RowKind } from '@services/insights/contract/ledger-rows';
import { NameText } from '@suite/list/name-text';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { documentUrl, kindNames } from './document-kinds';

interface Props {
  document: { kind: RowKind; id: string; number: string | null };
  /** The as-of date that the address asks for, empty for the latest. */
  asOf: string;
}

/** The number of a document, which opens it; its kind when it has no number. */
export function DocumentLink({ document, asOf }: Props) {
  const { place } = useSuite();
  const href = documentUrl(place, document, asOf);
  const text = <NameText text={document.number ?? `${kindNames[document.kind]} without a number`} />;
  return href ? (
    <Link href={href} className="block">
      {text}
    </Link>
  ) : (
    text
  );
}
