import { getPublicDocument } from '@services/proposals/contract/public';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { Link } from '@suite/ui/link';
import { Spinner } from '@suite/ui/spinner';
import { hashOf } from '@suite/zones/zone-url';
import { Panel } from '../offer/panel';
import { copy } from './copy';

const { document: texts } = copy;

/** Placeholder with the length of a document's fingerprint. */
const NO_HASH = '0'.repeat(64);

interface Props {
  token: string;
  /** Null while the document is being created. */
  hash: string | null;
}

/** The sealed PDF, to download or being prepared; both states take the same space. */
export function SealedDocument({ token, hash }: Props) {
  const { formClient } = useApi();
  return (
    <Panel title={texts.title}>
      <div role="status" className="grid">
        {hash === null && (
          <p className="col-start-1 row-start-1 flex items-center gap-3 self-start">
            <Spinner size="sm" label={texts.preparing} />
            {texts.preparing}
          </p>
        )}
        {/* It takes its room from the start, so that nothing moves when the document is there. */}
        <div
          aria-hidden={hash === null}
          className={`col-start-1 row-start-1 flex flex-col items-start gap-3 ${hash === null ? 'invisible print:hidden' : ''}`}
        >
          <p>{texts.ready}</p>
          <DownloadButton
            variant="solid"
            text={texts.download}
            file={() => formClient.call(getPublicDocument, { params: { token } })}
          />
          <p className="text-sm text-muted">
            {texts.hash}: <code className="break-all">{hash ?? NO_HASH}</code>
            <br />
            <Link href={hashOf('offer-public', '/verify')}>{texts.verify}</Link>
          </p>
        </div>
      </div>
    </Panel>
  );
}
