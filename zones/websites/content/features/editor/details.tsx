import type { Page, PageRow } from '@services/site/contract/pages';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';
import type { Draft } from './use-draft';

interface Props {
  page: Page;
  pages: readonly PageRow[];
  draft: Draft;
}

/** Title and URL of a page, and what lists show of an article. */
export function Details({ page, pages, draft: { content, problems, change } }: Props) {
  const error = (field: string) => (problems[field] ? { error: problems[field] } : {});
  const isHome = page.path === '';
  const categories = [...new Set(pages.map(({ category }) => category).filter(Boolean))];
  const parent = page.path.slice(0, page.path.length - (page.content.slug.length + 1));
  const isMoved = page.publishedPath !== null && page.publishedPath !== `${parent}${content.slug}/`;
  return (
    <section aria-label={copy.details} className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <Input
        label={copy.title}
        value={content.title}
        maxLength={200}
        {...error('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      {isHome ? (
        <p className="text-sm text-muted">{copy.home}</p>
      ) : (
        <Input
          label={copy.slug}
          hint={`${copy.slugHint(`${parent}${content.slug}/`)}.${isMoved ? ` ${copy.slugChanged}` : ''}`}
          value={content.slug}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          {...error('slug')}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
      )}
      {page.kind === 'article' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Input
              label={copy.category}
              value={content.category}
              maxLength={200}
              list="categories"
              onChange={(event) => change({ category: event.currentTarget.value })}
            />
            <DateField label={copy.on} value={content.on} onChange={(on) => change({ on })} />
          </div>
          <datalist id="categories">
            {categories.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <Input
            label={copy.author}
            value={content.author}
            maxLength={200}
            onChange={(event) => change({ author: event.currentTarget.value })}
          />
          <TextArea
            label={copy.summary}
            hint={copy.summaryHint}
            value={content.summary}
            maxLength={500}
            rows={2}
            onChange={(event) => change({ summary: event.currentTarget.value })}
          />
        </>
      ) : (
        !isHome && (
          <Checkbox label={copy.isInMenu} size="sm" checked={content.isInMenu} onChange={(isInMenu) => change({ isInMenu })} />
        )
      )}
    </section>
  );
}
