import { deletePrompt, getPrompts, type Prompt } from '@services/prompts/contract';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { PromptDialog } from './prompt-dialog';

/** Saved prompts, and the firm's starter questions. */
export function Prompts() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const isAdministrator = useIsAdministrator();
  const { data, error, mutate } = useQuery(getPrompts, {});
  const [edited, setEdited] = useState<Prompt | 'new'>();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;

  async function remove({ id }: Prompt) {
    try {
      await formClient.call(deletePrompt, { params: { promptId: id } });
      events.emit('toast', { type: 'success', text: copy.deleted });
      await mutate();
    } catch (failure) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(failure)) });
    }
  }

  async function saved() {
    setEdited(undefined);
    events.emit('toast', { type: 'success', text: copy.saved });
    await mutate();
  }

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} actions={<Button onClick={() => setEdited('new')}>{copy.add}</Button>} />
      {data.prompts.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
      <ul className="grid max-w-[860px] gap-3">
        {data.prompts.map((prompt) => {
          const actions = prompt.isOwn ? (['edit', 'delete'] as const) : isAdministrator ? (['delete'] as const) : [];
          return (
            <li key={prompt.id} className="rounded-lg border border-line bg-surface p-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="min-w-0 break-words">{prompt.title}</h2>
                {prompt.isShared && <Badge size="sm" tone="info" text={prompt.isOwn ? copy.shared : copy.by(prompt.by)} />}
                <span className="ms-auto flex items-center gap-1">
                  <ButtonLink
                    variant="quiet"
                    size="sm"
                    aria-label={copy.askOf(prompt.title)}
                    href={hashOf('chat', '/', { ask: prompt.text })}
                  >
                    {copy.ask}
                  </ButtonLink>
                  {actions.length > 0 && (
                    <MoreMenu
                      label={copy.moreOf(prompt.title)}
                      actions={actions}
                      texts={copy.actions}
                      onAction={(act) => (act === 'edit' ? setEdited(prompt) : void remove(prompt))}
                    />
                  )}
                </span>
              </div>
              <p className="mt-1 line-clamp-3 whitespace-pre-wrap break-words text-sm text-muted">{prompt.text}</p>
            </li>
          );
        })}
      </ul>
      {edited && (
        <PromptDialog prompt={edited === 'new' ? undefined : edited} onDone={saved} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
