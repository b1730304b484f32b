'use client';

import { useFirm } from '@services/ledger/browser/firms';
import { ViewHead } from '@suite/list/view-head';
import { useSession } from '@suite/session/session-provider';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { UploadSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { OneUpload } from './one-upload';
import { SendFile } from './send-file';

/** Sends a file, or resumes one that was sent: its examination, its columns, its import. */
export function UploadPage() {
  const { token } = useSession();
  const id = useHashParam<'iq-onboarding', '/upload'>('id');
  const firm = useFirm(token.userId, token.companyId);
  if (firm.isLoading) return <UploadSkeleton />;

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('iq-onboarding', '/')}>{copy.back}</Link>
      </p>
      {id ? (
        <OneUpload key={id} id={id} paymentTermsDays={firm.data?.paymentTermsDays ?? null} />
      ) : firm.data ? (
        <SendFile />
      ) : (
        <NoFirm failed={firm.error} retry={firm.mutate} />
      )}
    </>
  );
}

interface NoFirmProps {
  failed: unknown;
  retry: () => unknown;
}

const NoFirm = ({ failed, retry }: NoFirmProps) =>
  failed ? (
    <>
      <ViewHead title={copy.heading} />
      <ErrorNote title={copy.firmFailed} onRetry={retry} />
    </>
  ) : (
    <EmptyState
      title={copy.noFirmTitle}
      text={copy.noFirmText}
      action={<ButtonLink href={hashOf('iq-onboarding', '/')}>{copy.noFirmLink}</ButtonLink>}
    />
  );
