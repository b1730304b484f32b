import { getPlanDocx, getPlanPdf, getVersions, type Version } from '@services/security-plan/contract/versions';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { DownloadButton } from '@suite/list/download-button';
import { PageError } from '@suite/list/page-error';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { PlanPage, ReadOnly } from '../frame/plan-page';
import { PlanSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { Difference } from './difference';

const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog')).ApproveDialog }));

const DRAFT = 'draft';
const defaults = { number: '', page: '1' };

/** The draft, the approved versions, and their changes. */
export const Versions = () => <PlanPage>{({ nextNumber }) => <VersionList nextNumber={nextNumber} />}</PlanPage>;

function VersionList({ nextNumber }: { nextNumber: number }) {
  const { data, error, mutate } = useQuery(getVersions, {});
  const { day, moment } = useFormats();
  const mayChange = useMayChange();
  const [view, change] = useView('wisp', '/versions', defaults);
  const [isApproving, setApproving] = useState(false);
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => mutate()} /> : <PlanSkeleton />;
  const { versions, changes, revision, hasChanges, gaps, mayApprove, qualifiedIndividual } = data;
  const toggle = (number: string) => change({ number: view.number === number ? '' : number });
  const standing = versions.length === 0 ? copy.draftFirst : hasChanges ? copy.draftDiffers : copy.draftSame;
  const state = hasChanges && gaps.length > 0 ? `${standing} ${copy.gapsTitle(gaps.length)}.` : standing;

  return (
    <>
      <ViewHead title={copy.title} text={copy.text} />
      <ReadOnly />
      <ul className="mb-8 grid gap-3">
        <Row
          title={copy.draft}
          number={DRAFT}
          text={
            mayApprove || !hasChanges
              ? state
              : `${state} ${qualifiedIndividual ? copy.onlyQualified(qualifiedIndividual) : copy.noQualified}`
          }
          isOpen={view.number === DRAFT}
          onToggle={hasChanges && versions.length > 0 ? () => toggle(DRAFT) : undefined}
          actions={
            mayChange &&
            mayApprove &&
            hasChanges && (
              <Button size="sm" onClick={() => setApproving(true)}>
                {copy.approve}
              </Button>
            )
          }
        />
        {versions.map((version) => (
          <Row
            key={version.number}
            title={copy.version(version.number)}
            badges={<VersionBadges version={version} />}
            number={String(version.number)}
            text={`${copy.by(day(version.approvedOn), version.approvedBy)} · ${version.note}`}
            hash={version.hash}
            isOpen={view.number === String(version.number)}
            onToggle={version.number > 1 ? () => toggle(String(version.number)) : undefined}
          />
        ))}
      </ul>
      <section aria-label={copy.log}>
        <h2 className="mb-2">{copy.log}</h2>
        {changes.length === 0 ? (
          <p className="text-muted">{copy.logNone}</p>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {changes.map(({ at, by, what }, place) => (
              <li key={`${at} ${place}`} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
                <span className="wrap-anywhere">
                  {by} {what}
                </span>
                <span className="text-muted">{moment(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Suspense>
        {isApproving && <ApproveDialog revision={revision} number={nextNumber} gaps={gaps} onClose={() => setApproving(false)} />}
      </Suspense>
    </>
  );
}

const VersionBadges = ({ version: { isInForce, isMaterial, gaps } }: { version: Version }) => (
  <>
    {isInForce && <Badge size="sm" tone="good" text={copy.inForce} />}
    {isMaterial && <Badge size="sm" tone="info" text={copy.materialBadge} />}
    {gaps > 0 && <Badge size="sm" tone="warn" text={copy.gapsBadge(gaps)} />}
  </>
);

interface RowProps {
  title: string;
  badges?: ReactNode;
  /** As in the URL: `draft` or a number. */
  number: string;
  text: string;
  hash?: string;
  actions?: ReactNode;
  isOpen: boolean;
  /** Shows its changes; absent if there is nothing to compare it with. */
  onToggle: (() => void) | undefined;
}

function Row({ title, badges, number, text, hash, actions, isOpen, onToggle }: RowProps) {
  const { formClient } = useApi();
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {title} {badges}
          </p>
          <p className="text-muted wrap-anywhere">{text}</p>
          {hash && <p className="text-xs text-muted wrap-anywhere">{copy.hash(hash)}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {onToggle && (
            <Button size="sm" variant="plain" aria-expanded={isOpen} onClick={onToggle}>
              {isOpen ? copy.hide : copy.changes}
            </Button>
          )}
          <DownloadButton
            size="sm"
            text={copy.pdf}
            label={copy.pdfOf(title)}
            file={() => formClient.call(getPlanPdf, { params: { number } })}
          />
          <DownloadButton
            size="sm"
            text={copy.docx}
            label={copy.docxOf(title)}
            file={() => formClient.call(getPlanDocx, { params: { number } })}
          />
          {actions}
        </div>
      </div>
      {isOpen && onToggle && <Difference number={number} />}
    </li>
  );
}
