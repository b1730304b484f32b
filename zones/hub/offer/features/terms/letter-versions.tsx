import { getTermsVersions, type TermsVersion } from '@services/price-book/contract/terms';
import { useQuery } from '@suite/api/use-query';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { copy } from './copy';
import type { LetterText } from './letter-draft';
import { LetterParts } from './letter-parts';

interface Props {
  termsId: string;
  /** Uses the text of a version; absent for people who can't change it. */
  onUse: ((text: LetterText) => void) | undefined;
}

/** All versions of a letter, to read or to start from. */
export function LetterVersions({ termsId, onUse }: Props) {
  const { data, error, mutate } = useQuery(getTermsVersions, { params: { termsId } });
  const { moment, number } = useFormats();
  const [shown, setShown] = useState<TermsVersion>();
  return (
    <section aria-labelledby="versions" className="mt-8 max-w-[720px]">
      <h2 id="versions">{copy.versions}</h2>
      <p className="mb-3 text-muted">{copy.versionsText}</p>
      {!data && error && <ErrorNote title={copy.versionsFailed} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton className="h-14" />}
      {data && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {data.versions.map((version, place) => (
            <li key={version.version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
              <span className="font-medium">{copy.version(number(version.version))}</span>
              {place === 0 && <Badge size="sm" text={copy.latest} tone="accent" />}
              <span className="min-w-0 flex-1 text-muted wrap-anywhere">
                {copy.written(moment(version.createdAt), version.by)}
              </span>
              <Button
                variant="plain"
                size="sm"
                aria-label={copy.showVersion(number(version.version))}
                onClick={() => setShown(version)}
              >
                {copy.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <Dialog
          title={copy.version(number(shown.version))}
          isWide
          onClose={() => setShown(undefined)}
          actions={
            <>
              {onUse && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    onUse(shown);
                    setShown(undefined);
                  }}
                >
                  {copy.use}
                </Button>
              )}
              <Button onClick={() => setShown(undefined)}>{copy.close}</Button>
            </>
          }
        >
          <p className="mb-4">{copy.written(moment(shown.createdAt), shown.by)}</p>
          {/* It gets the focus, which would otherwise go to the buttons below, at its end. */}
          <section
            aria-label={copy.version(number(shown.version))}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
            tabIndex={0}
            className="max-h-[60vh] overflow-y-auto rounded-sm"
          >
            <LetterParts letter={shown} />
          </section>
        </Dialog>
      )}
    </section>
  );
}
