'use client';

import { getCertificatePdf } from '@services/training/contract/certificates';
import { getOwnCourses } from '@services/training/contract/learning';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { DownloadButton } from '@suite/list/download-button';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';

/** All courses that the person has completed. */
export function Certificates() {
  const { formClient } = useApi();
  const { deployment } = useSuite();
  const { day } = useFormats();
  const { data, error, mutate } = useQuery(getOwnCourses, {});
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      {!data && <ErrorNote title={copy.failed} onRetry={() => mutate()} />}
      {data?.certificates.length === 0 && (
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={<ButtonLink href={hashOf('training', '/')}>{copy.courses}</ButtonLink>}
        />
      )}
      {data && data.certificates.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {data.certificates.map(({ number, course, completedOn, score, isValid }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p className="flex flex-wrap items-center gap-2">
                  <bdi className="font-semibold wrap-anywhere">{course}</bdi>
                  {!isValid && <Badge size="sm" tone="warn" text={copy.replaced} />}
                </p>
                <p className="text-muted">{copy.facts(day(completedOn), score)}</p>
                <p className="text-xs">
                  <Link href={zoneUrl(deployment, 'offer-public', '/certificate', { number })}>{number}</Link>
                </p>
              </div>
              <DownloadButton
                size="sm"
                file={() => formClient.call(getCertificatePdf, { params: { number } })}
                text={copy.download}
                label={copy.downloadOf(course, day(completedOn))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
