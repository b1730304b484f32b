import type { BookService } from '@services/site/contract/facts';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { Checkbox } from '@suite/ui/checkbox';
import { Link } from '@suite/ui/link';
import { TextArea } from '@suite/ui/text-area';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import type { SectionProps } from './section-props';

const words = copy.services;

/** Chooses which services of the price book the website shows. */
export function ServicesSection({ facts, set, book }: SectionProps & { book: readonly BookService[] }) {
  const { deployment } = useSuite();
  const change = (bookId: string, text: string | undefined) => {
    const others = facts.services.filter((each) => each.bookId !== bookId);
    if (text === undefined) return set({ services: others });
    const isThere = others.length < facts.services.length;
    const next = isThere
      ? facts.services.map((each) => (each.bookId === bookId ? { bookId, text } : each))
      : [...others, { bookId, text }];
    set({ services: next });
  };
  return (
    <PageSection title={words.title} text={words.text}>
      {book.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {book.map(({ id, name, category, description }) => {
          const chosen = facts.services.find(({ bookId }) => bookId === id);
          return (
            <li key={id} className="py-2">
              <Checkbox
                label={
                  <span className="min-w-0">
                    {name} <span className="text-muted">{category}</span>
                  </span>
                }
                size="sm"
                className="items-start"
                boxClassName="mt-1"
                checked={chosen !== undefined}
                onChange={(isChosen) => change(id, isChosen ? '' : undefined)}
              />
              {chosen && (
                <details className="mt-1 ps-6" open={chosen.text !== ''}>
                  <summary className="cursor-pointer text-sm text-muted">{chosen.text ? words.ownText : words.bookText}</summary>
                  <TextArea
                    label={words.own(name)}
                    hint={description || words.ownHint}
                    value={chosen.text}
                    maxLength={2_000}
                    rows={2}
                    onChange={(event) => change(id, event.currentTarget.value)}
                  />
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <Link href={zoneUrl(deployment, 'offer', '/price-book')}>{words.priceBook}</Link>
      </p>
    </PageSection>
  );
}
