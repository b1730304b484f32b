import { useUpload } from '@services/ledger/browser/uploads';
import type { Upload } from '@services/ledger/contract/uploads';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { UploadSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { DiscardFile } from './discard-file';
import { Done } from './done';
import { Mapping } from './mapping';
import { UnderWay } from './under-way';
import { Waits } from './waits';

interface Props {
  id: string;
  /** Payment terms of the firm; null while they aren't set. */
  paymentTermsDays: number | null;
}

/** An upload in its current state. */
export function OneUpload({ id, paymentTermsDays }: Props) {
  const { data: upload, error, mutate } = useUpload(id);
  const another = <ButtonLink href={hashOf('iq-onboarding', '/upload')}>{copy.other}</ButtonLink>;
  if (!upload) {
    if (!error) return <UploadSkeleton />;
    if (error.code !== 'not_found') return <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} />;
    return <EmptyState title={copy.goneTitle} text={copy.goneText} action={another} />;
  }
  const { state, guess, waitsFor } = upload;
  const onStarted = (started: Upload) => mutate(started, { revalidate: false });
  if (state === 'done') return <Done upload={upload} />;
  if (guess && (state === 'waiting' || state === 'failed')) {
    return <Mapping key={state} {...{ upload, guess, paymentTermsDays, onStarted }} />;
  }
  return (
    <>
      <ViewHead title={<span className="wrap-anywhere">{upload.fileName}</span>} />
      {state === 'failed' ? (
        <Broken upload={upload} />
      ) : waitsFor ? (
        <Waits upload={upload} waitsFor={waitsFor} onStarted={onStarted} />
      ) : (
        <UnderWay upload={upload} />
      )}
    </>
  );
}

const Broken = ({ upload }: { upload: Upload }) => (
  <div className="max-w-[720px]">
    <ErrorNote title={copy.broken.title} text={upload.failure ?? undefined} />
    <p className="mt-3 text-muted">{copy.broken.next}</p>
    <div className="mt-4 flex flex-wrap gap-2">
      <ButtonLink href={hashOf('iq-onboarding', '/upload')}>{copy.other}</ButtonLink>
      <DiscardFile upload={upload} />
    </div>
  </div>
);
