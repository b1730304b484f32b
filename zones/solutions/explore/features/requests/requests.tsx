import { withdrawIntroduction } from '@services/directory/contract/firm';
import { useRequests } from '@services/directory-api/browser';
import type { AnswerOf } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { introductionWords, wordOf } from '../words/words';
import { copy } from './copy';

type Introduction = AnswerOf<'requests'>['introductions'][number];

const tones: Readonly<Record<string, BadgeTone>> = {
  requested: 'info',
  sent: 'info',
  answered: 'good',
  added: 'good',
  declined: 'bad',
};

const isOpen = ({ state }: Introduction) => state === 'requested' || state === 'sent';

/** The firm's requests for introductions, and its suggestions. */
export function Requests() {
  const { data, error, mutate } = useRequests();
  const { date } = useFormats();
  const mayChange = useMayChange();
  const [withdrawn, setWithdrawn] = useState<Introduction>();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;
  const { introductions, suggestions } = data;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      {introductions.length + suggestions.length === 0 && (
        <EmptyState
          title={copy.none}
          text={copy.noneText}
          action={<ButtonLink href={hashOf('explore', '/')}>{copy.open}</ButtonLink>}
        />
      )}
      {introductions.length > 0 && (
        <section className="mb-6">
          <h2 className="mb-2">{copy.introductions}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {introductions.map((one) => (
              <li key={one.id} className="flex flex-wrap items-start justify-between gap-3 p-4">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium">
                    <Link href={hashOf('explore', '/vendor', { slug: one.vendor.slug })}>{one.vendor.name}</Link>
                    <Badge size="sm" tone={tones[one.state] ?? 'neutral'} text={wordOf(introductionWords, one.state)} />
                  </p>
                  {one.message && <p className="mt-1 whitespace-pre-line break-words">{one.message}</p>}
                  {one.note && <p className="mt-1 break-words">{copy.answer(one.note)}</p>}
                  <p className="mt-1 text-xs text-muted">{copy.agreed(date(one.consentedAt), one.email)}</p>
                </div>
                {mayChange && isOpen(one) && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`${copy.withdraw}: ${one.vendor.name}`}
                    onClick={() => setWithdrawn(one)}
                  >
                    {copy.withdraw}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {suggestions.length > 0 && (
        <section>
          <h2 className="mb-2">{copy.suggestions}</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {suggestions.map(({ id, name, why, at, state, note }) => (
              <li key={id} className="p-4">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  <span className="min-w-0 break-words">{name}</span>
                  <Badge size="sm" tone={tones[state] ?? 'neutral'} text={wordOf(copy.suggestionStates, state)} />
                </p>
                {why && <p className="mt-1 break-words">{why}</p>}
                {note && <p className="mt-1 break-words">{copy.answer(note)}</p>}
                <p className="mt-1 text-xs text-muted">{date(at)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {withdrawn && <Withdraw introduction={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </>
  );
}

function Withdraw({ introduction, onClose }: { introduction: Introduction; onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { withdrawal: words } = copy;
  return (
    <ConfirmDialog
      title={words.title(introduction.vendor.name)}
      keep={words.keep}
      confirm={copy.withdraw}
      onConfirm={async () => {
        await formClient.call(withdrawIntroduction, { params: { introductionId: introduction.id } });
        onClose();
        events.emit('toast', { type: 'success', text: words.done });
        await revalidate('explore-requests', 'explore-vendor', 'explore-compare');
      }}
      onClose={onClose}
      failed={(error) => words.failed(reasonOf(error))}
    >
      {introduction.state === 'sent' ? words.sentText : words.text}
    </ConfirmDialog>
  );
}
