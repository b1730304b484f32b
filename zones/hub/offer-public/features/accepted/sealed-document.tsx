import { getPublicDocument } from '@services/proposals/client/public';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { Link } from '@suite/ui/link';
import { Spinner } from '@suite/ui/spinner';
import { hashOf } from '@suite/zones/zone-url';
import { Panel } from '../offer/panel';
import { copy } from './copy';

const { document: texts } = copy;

interface Props {
  token: string;
  /** Null while the document is being made. */
  hash: string | null;
}

/** The sealed PDF: to download, or being prepared, which takes the same room. */
export function SealedDocument({ token, hash }: Props) {
  const { client } = useApi();
  return (
    <Panel title={texts.title}>
      <div role="status" className="flex min-h-36 flex-col items-start gap-3 print:min-h-0">
        {hash === null ? (
          <p className="flex items-center gap-3">
            <Spinner size="sm" label={texts.preparing} />
            {texts.preparing}
          </p>
        ) : (
          <>
            <p>{texts.ready}</p>
            <DownloadButton look="solid" text={texts.download} file={() => getPublicDocument(client, token)} />
            <p className="text-sm text-muted">
              {texts.hash}: <code className="break-all">{hash}</code>
              <br />
              <Link href={hashOf('offer-public', '/verify')}>{texts.verify}</Link>
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}
