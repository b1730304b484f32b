import { AppSections } from '@suite/shell/app-sections';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useSuite } from '@suite/shell/start/suite-context';
import { useApps } from '@suite/shell/use-apps';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { type News, toTell } from './news';
import { NewsRow } from './news-row';
import { SampleNote } from './sample-note';

interface Props {
  news: readonly News[];
  isSample: boolean;
}

/** The news, and the person's apps. */
export function Below({ news, isSample }: Props) {
  const { deployment } = useSuite();
  const { sections, isNothingOpen } = useApps('');
  const items = toTell(news);
  return (
    <>
      {isSample && <SampleNote />}
      {items.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((one) => (
            <NewsRow key={one.title} news={one} />
          ))}
        </ul>
      )}
      <Fine news={news} />
      {isNothingOpen && (
        <div className="mt-6">
          <EmptyState {...copy.noApps} />
        </div>
      )}
      <AppSections sections={sections} />
      <p className="mt-6">
        <Link href={zoneUrl(deployment, 'apps')}>{copy.moreApps}</Link>
      </p>
    </>
  );
}

/** Lists what is fine, in one line. */
function Fine({ news }: { news: readonly News[] }) {
  const locale = usePreference('locale') || undefined;
  const fine = news.filter(({ state }) => state === 'fine').map(({ title }) => title);
  if (fine.length === 0) return null;
  return <p className="mt-3 text-muted">{copy.fine(new Intl.ListFormat(locale, { type: 'unit' }).format(fine))}</p>;
}
