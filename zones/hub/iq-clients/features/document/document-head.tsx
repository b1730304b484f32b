import { sourceName } from '@services/ledger/browser/source-names';
import { AsOfField } from '@suite/iq/as-of-field';
import { kindNames } from '@suite/iq/document-kinds';
import { useTabTitle } from '@suite/shell/pages/tab-title';
import { Badge } from '@suite/ui/badge';
import { ButtonLink, Link } from '@suite/ui/link';
import { clientHash } from '../views/client-view';
import { copy } from './copy';
import { type LedgerDocument, stateOf } from './document-state';

interface Props {
  data: LedgerDocument;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  onAsOf: (day: string) => void;
}

/** Heading of a document: its number, its client, and how it was settled. */
export function DocumentHead({ data, asOf, onAsOf }: Props) {
  const { document, origin } = data;
  useTabTitle('iq-clients', [kindNames[document.kind], document.number].join(' ').trim());
  const state = copy.states[stateOf(data)];
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-1 text-xs">
          <Link href={document.clientId ? clientHash(document.clientId, asOf) : ''}>
            <bdi>{document.name}</bdi>
          </Link>
        </p>
        <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="line-clamp-3 wrap-anywhere">
            {kindNames[document.kind]} <bdi>{document.number}</bdi>
          </h1>
          <Badge text={state.text} tone={state.tone} />
        </div>
      </div>
      {origin.address && (
        <ButtonLink variant="quiet" newTab href={origin.address}>
          {copy.openAt(sourceName(origin))}
        </ButtonLink>
      )}
      <AsOfField value={asOf} shown={data.asOf} onChange={onAsOf} />
    </header>
  );
}
