import { type Batch, getBatches } from '@services/proposals/contract/bulk';
import { useQuery } from '@suite/api/use-query';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

const { recent: words } = copy;

/** Earlier batches: waiting previews and sent ones. Renders nothing if there are none, or until they are loaded. */
export function RecentBatches() {
  const batches = useQuery(getBatches, {}, { isOptional: true }).data?.batches;
  if (!batches?.length) return null;
  return (
    <section aria-labelledby="recent-batches" className="mt-8 max-w-[720px]">
      <h2 id="recent-batches" className="mb-2">
        {words.heading}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {batches.map((batch) => (
          <Row key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  );
}

function Row({ batch }: { batch: Batch }) {
  const { date, number } = useFormats();
  const { id, kind, template, by, createdAt, state, counts } = batch;
  const count = number(Object.values(counts).reduce((sum, each) => sum + each, 0));
  const texts = { preview: words.preview(count), sending: words.sending, done: words.done(number(counts.sent), count) };
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
      <Link href={hashOf('offer', '/batch', { id })} className="min-w-0 wrap-anywhere">
        <bdi>{kind === 'template' ? template : words[kind]}</bdi>
      </Link>
      <span className="text-muted">{texts[state]}</span>
      <span className="w-full text-xs text-muted">{words.about(date(createdAt), by)}</span>
    </li>
  );
}
