import { useUploads } from '@services/ledger/browser/uploads';
import type { Upload } from '@services/ledger/contract/uploads';
import { placeInOrder } from '@services/ledger/table-file/import-order';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { DiscardEqual } from './discard-equal';

/** The newest uploads; nobody is expected to have more open. */
export const newestUploads = { limit: '20' } as const;

const { upload: texts } = copy;

/** Sorts uploads in the best order to import them: customers before invoices before payments. */
export const inOrderOfImport = (uploads: readonly Upload[]): Upload[] =>
  uploads.toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ guess }: Upload) => placeInOrder(guess ?? { kind: null, credits: 0, rows: 0 });

/** Returns the uploads that wait for a person and have the name and size of an upload, if it is the first of several. */
function equalTo(first: Upload, open: readonly Upload[]): Upload[] {
  const equal = open.filter(
    ({ fileName, bytes, state }) =>
      fileName === first.fileName && bytes === first.bytes && (state === 'waiting' || state === 'failed'),
  );
  return equal.length > 1 && equal[0]?.id === first.id ? equal : [];
}

/** Unfinished uploads, each with a link to resume it. */
export function OpenUploads() {
  const { data, error, mutate } = useUploads(newestUploads);
  if (error && !data) {
    return (
      <div className="mt-4">
        <ErrorNote title={texts.failed} onRetry={() => mutate()} />
      </div>
    );
  }
  const open = inOrderOfImport(data?.uploads ?? []).filter(({ state }) => state !== 'done');
  if (open.length === 0) return null;
  return (
    <ul aria-label={texts.list} className="mt-4 divide-y divide-line rounded-lg border border-line">
      {open.map((upload) => {
        const { id, fileName, state, waitsFor } = upload;
        const equal = equalTo(upload, open);
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">{fileName}</p>
              <p className={state === 'failed' ? 'text-bad' : 'text-muted'}>
                {waitsFor ? texts.waitsFor(waitsFor) : texts.states[state]}
              </p>
            </div>
            {equal.length > 0 && <DiscardEqual uploads={equal} fileName={fileName} />}
            <ButtonLink
              variant="quiet"
              size="sm"
              aria-label={texts.goOnWith(fileName)}
              href={hashOf('iq-onboarding', '/upload', { id })}
            >
              {texts.goOn}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
