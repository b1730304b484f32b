'use client';

import { type BookService, getBookServices } from '@services/price-book/contract/price-book';
import { createTemplate, deleteTemplate, getTemplates, type Template } from '@services/price-book/contract/templates';
import { getTerms, type Terms } from '@services/price-book/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { RowsSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { OptionPrices } from './option-prices';
import { draftOf, presentOptions } from './template-draft';
import { NEW } from './template-page';

/** What proposals can begin with. */
export function Templates() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { data, error, mutate } = useQuery(getTemplates, {});
  const services = useQuery(getBookServices, { query: {} });
  const letters = useQuery(getTerms, {});
  // What the rows say of them comes with the rows, so that nothing moves.
  const isWhole = [services, letters].every((read) => read.data || read.error);
  const [removed, setRemoved] = useState<Template>();
  const create = (
    <MayChange>
      <ButtonLink href={hashOf('offer', '/template', { id: NEW })}>{copy.add}</ButtonLink>
    </MayChange>
  );

  async function duplicate(template: Template) {
    const body = draftOf(template);
    try {
      const { name } = await formClient.call(createTemplate, { body: { ...body, name: copy.copyOf(template.name) } });
      events.emit('toast', { type: 'success', text: copy.copied(name) });
      await revalidate(getTemplates);
    } catch (failure) {
      events.emit('toast', { type: 'error', text: `${copy.notCopied} ${reasonOf(failure)}` });
    }
  }

  async function remove({ id, name }: Template) {
    await formClient.call(deleteTemplate, { params: { templateId: id } });
    events.emit('toast', { type: 'success', text: copy.removed(name) });
    setRemoved(undefined);
    await revalidate(getTemplates);
  }

  function act(template: Template, chosen: keyof typeof copy.actions) {
    if (chosen === 'edit') location.hash = hashOf('offer', '/template', { id: template.id });
    else if (chosen === 'copy') void duplicate(template);
    else setRemoved(template);
  }

  function content() {
    if (!data && error) return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
    if (!data || !isWhole)
      return (
        <div role="status" aria-label={copy.loading}>
          <RowsSkeleton className="[--rows:3] [--row:120px]" />
        </div>
      );
    if (!data.templates.length) return <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={create} />;
    return (
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.templates.map((template) => (
          <Row
            key={template.id}
            template={template}
            services={services.data?.services ?? []}
            letters={letters.data?.terms ?? []}
            onAction={(chosen) => act(template, chosen)}
          />
        ))}
      </ul>
    );
  }

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        // Without any, it is below what a template is for. Its room is kept until that is known.
        actions={<div className="min-h-9">{data?.templates.length ? create : null}</div>}
      />
      <ReadOnly text={copy.readOnly} />
      {content()}
      {removed && (
        <ConfirmDialog
          title={copy.ask(removed.name)}
          keep={copy.keep}
          confirm={copy.confirm}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
          failed={(failure) => `${copy.notRemoved} ${reasonOf(failure)}`}
        >
          <p>{copy.effect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface RowProps {
  template: Template;
  services: readonly BookService[];
  letters: readonly Terms[];
  onAction: (act: keyof typeof copy.actions) => void;
}

function Row({ template, services, letters, onAction }: RowProps) {
  const { id, name, title, currency, options, termsId } = template;
  const letter = letters.find((one) => one.id === termsId)?.name;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <Link href={hashOf('offer', '/template', { id })} className="wrap-anywhere">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-muted wrap-anywhere">
          <bdi>{title}</bdi>
          {letter && (
            <>
              {' · '}
              <bdi>{letter}</bdi>
            </>
          )}
        </p>
        <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {presentOptions(options, services, currency).map((option) => (
            <OptionPrices key={option.id} option={option} currency={currency} />
          ))}
        </ul>
      </div>
      <MayChange>
        <ButtonLink variant="quiet" size="sm" className="max-sm:hidden" href={hashOf('offer', '/new', { template: id })}>
          {copy.use}
        </ButtonLink>
        <MoreMenu
          label={copy.more(name)}
          actions={['edit', 'copy', 'remove'] as const}
          texts={copy.actions}
          onAction={onAction}
        />
      </MayChange>
    </li>
  );
}
