import { sourceName } from '@services/ledger/browser/source-names';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { daysBetween } from '@suite/values/iso-day';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { TitledSection } from '../frame/titled-section';
import { clientHash } from '../views/client-view';
import { copy } from './copy';
import type { LedgerDocument } from './document-state';

interface Props {
  data: LedgerDocument;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

/** A document's client, the terms of its due date, and its source in the ledger. */
export function DocumentDetails({ data, asOf }: Props) {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  const { moment } = useFormats();
  const { days } = useMetricFormats();
  const { document, customer, reference, origin } = data;
  const { runId, fileName, importedAt } = origin;
  const at = importedAt && <time dateTime={importedAt}>{moment(importedAt)}</time>;
  const mayOpenImport = runId && rights.includes(rightOf('iq-settings'));
  return (
    <TitledSection title={copy.details} className="">
      <dl className="grid gap-2.5">
        <Detail name={copy.client}>
          <Link href={clientHash(document.clientId ?? '', asOf)}>
            <bdi>{document.name}</bdi>
          </Link>
        </Detail>
        {customer !== document.name && (
          <Detail name={copy.customer}>
            <bdi>{customer}</bdi>
          </Detail>
        )}
        {document.dueOn && <Detail name={copy.terms}>{termsOf(data, days)}</Detail>}
        {reference && (
          <Detail name={copy.reference}>
            <bdi>{reference}</bdi>
          </Detail>
        )}
        <Detail name={copy.source}>{sourceName(origin)}</Detail>
        {fileName && (
          <Detail name={copy.file}>
            <bdi>{fileName}</bdi>
          </Detail>
        )}
        <Detail name={copy.imported}>
          {mayOpenImport ? (
            <Link href={zoneUrl(deployment, 'iq-settings', '/import', { id: runId })}>{at}</Link>
          ) : (
            (at ?? copy.notKnown)
          )}
        </Detail>
      </dl>
    </TitledSection>
  );
}

function termsOf({ document: { date, dueOn }, isDueByTerms }: LedgerDocument, days: (count: number) => string): string {
  const count = daysBetween(date, dueOn ?? date);
  const text = count < 0 ? copy.beforeIssue : count === 0 ? copy.onReceipt : copy.termsDays(days(count));
  return isDueByTerms ? `${text}. ${copy.dueByTerms}` : text;
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="wrap-anywhere font-medium">{children}</dd>
  </div>
);
