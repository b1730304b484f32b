import type { PageRow } from '@services/site/contract/pages';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';

type Stated = Pick<PageRow, 'state' | 'scheduledFor' | 'publishedPath'>;

/** Publication state of a page, in words and color. */
export function StateBadge({ page: { state, scheduledFor, publishedPath } }: { page: Stated }) {
  const { moment } = useFormats();
  if (state === 'draft') return <Badge size="sm" text="Draft, not public" />;
  if (state === 'published') return <Badge size="sm" tone="good" text="Published" />;
  if (state === 'changed') return <Badge size="sm" tone="warn" text="Published, with unpublished changes" />;
  const what = publishedPath === null ? 'Scheduled' : 'Published, changes scheduled';
  return <Badge size="sm" tone="info" text={`${what} for ${scheduledFor ? moment(scheduledFor) : ''}`} />;
}
