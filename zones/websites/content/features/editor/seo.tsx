import type { Site } from '@services/site/contract/facts';
import type { Page } from '@services/site/contract/pages';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { PictureChoice } from '../blocks/fields';
import { copy } from './copy';
import type { Draft } from './use-draft';

interface Props {
  page: Page;
  draft: Draft;
  site: Site;
}

/** A preview of how search engines show a page. */
export function Seo({ page, draft: { content, change }, site: { site } }: Props) {
  if (!site) return null;
  const { facts, address } = site;
  const title = content.seoTitle || (page.path ? `${content.title} | ${facts.name}` : facts.name);
  const description = content.seoDescription || content.summary || facts.description;
  return (
    <details className="rounded-lg border border-line bg-surface p-4">
      <summary className="cursor-pointer font-medium">{copy.seo}</summary>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="rounded-md border border-line bg-paper p-3">
          <p className="truncate text-sm text-muted">
            {address}
            {page.path}
          </p>
          <p className="line-clamp-2 font-medium break-words text-accent-strong">{title}</p>
          <p className="line-clamp-2 text-sm break-words text-muted">{description}</p>
        </div>
        <Input
          label={copy.seoTitle}
          hint={copy.seoTitleHint}
          value={content.seoTitle}
          maxLength={200}
          onChange={(event) => change({ seoTitle: event.currentTarget.value })}
        />
        <TextArea
          label={copy.seoDescription}
          hint={copy.seoLength(content.seoDescription.length)}
          value={content.seoDescription}
          maxLength={320}
          rows={3}
          onChange={(event) => change({ seoDescription: event.currentTarget.value })}
        />
        <PictureChoice
          label={copy.socialImage}
          value={content.socialImageId}
          onChange={(socialImageId) => change({ socialImageId })}
        />
      </div>
    </details>
  );
}
