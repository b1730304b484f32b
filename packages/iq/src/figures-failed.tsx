import type { SuiteError } from '@suite/contract/errors';
import { useSuite } from '@suite/shell/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { ExploreSample } from './explore-sample';

interface Props {
  error: SuiteError;
  /** What failed, in the person's words. */
  title: string;
  onRetry: () => void;
}

/** Shown instead of metrics that could not be read: what to do when there are none yet, otherwise how to retry. */
export function FiguresFailed({ error, title, onRetry }: Props) {
  const { place } = useSuite();
  if (error.code === 'not_found') {
    return (
      <EmptyState
        title="There are no numbers yet"
        text="They come from your ledger. Connect your accounting platform or upload an export of it, and they are computed as soon as it is in."
        action={
          <div className="flex flex-wrap items-start gap-3">
            <ButtonLink href={zoneUrl(place, 'iq-onboarding')}>Connect a ledger</ButtonLink>
            <ExploreSample />
          </div>
        }
      />
    );
  }
  return <ErrorNote title={title} text={textOf(error)} onRetry={onRetry} />;
}

function textOf({ code, message }: SuiteError): string | undefined {
  if (code === 'invalid_request' || code === 'throttled') return message;
  if (code === 'not_ready') return 'The numbers are being computed. That takes a moment after an import.';
  if (code === 'forbidden') return 'You may not open these numbers. Your firm’s administrator can allow it.';
  return 'The insights service did not answer as it should. Nothing is lost.';
}
