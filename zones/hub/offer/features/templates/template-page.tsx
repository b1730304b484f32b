'use client';

import { getBookServices, getBundles } from '@services/price-book/contract/price-book';
import { getOfferSettings } from '@services/price-book/contract/settings';
import { getTemplates } from '@services/price-book/contract/templates';
import { getTerms } from '@services/price-book/contract/terms';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { TemplateForm } from './template-form';

/** The `id` of a template that is yet to be made. */
export const NEW = 'new';

/** The template that the address names, with what it is made of. */
export function TemplatePage() {
  const id = useHashParam<'offer', '/template'>('id') ?? '';
  const reads = {
    templates: useQuery(getTemplates, {}),
    services: useQuery(getBookServices, { query: {} }),
    bundles: useQuery(getBundles, {}),
    terms: useQuery(getTerms, {}),
    settings: useQuery(getOfferSettings, {}),
  };
  const [templates, services, bundles] = [reads.templates.data, reads.services.data, reads.bundles.data];
  const [terms, settings] = [reads.terms.data, reads.settings.data];
  if (!templates || !services || !bundles || !terms || !settings) {
    const failed = Object.values(reads).filter(({ data, error }) => !data && error);
    const retry = () => Promise.all(failed.map(({ mutate }) => mutate()));
    if (!failed.length) return <TemplateSkeleton />;
    return (
      <>
        <ViewHead title={copy.heading} />
        <ErrorNote title={copy.failed} onRetry={retry} />
      </>
    );
  }
  const template = templates.templates.find((one) => one.id === id);
  if (!template && id !== NEW) {
    return (
      <EmptyState
        title={copy.goneTitle}
        text={copy.goneText}
        action={
          <ButtonLink variant="quiet" size="sm" href={hashOf('offer', '/templates')}>
            {copy.all}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <TemplateForm
      key={id}
      template={template}
      services={services.services}
      bundles={bundles.bundles}
      letters={terms.terms}
      settings={settings}
    />
  );
}

const TemplateSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="mb-4 h-8 w-72 max-w-full" />
    <Skeleton className="mb-6 h-72 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);
