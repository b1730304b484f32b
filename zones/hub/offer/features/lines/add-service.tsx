import type { BookService, Bundle } from '@services/price-book/contract/price-book';
import type { Line } from '@suite/pricing/line';
import { isRecurring } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { SearchPick } from '@suite/ui/search-pick';
import type { SearchResult } from '@suite/ui/search-result';
import { useMemo, useState } from 'react';
import { copy } from './copy';
import { lineOfService } from './options';

const { add: words } = copy;

/** Maximum number of services to list. */
const MAX_LISTED = 40;

export interface PriceBook {
  services: readonly BookService[];
  bundles: readonly Bundle[];
}

interface Props {
  book: PriceBook | undefined;
  currency: string;
  /** Tax rate of lines that are entered by hand. */
  taxRate: number;
  isFull: boolean;
  onAdd: (lines: Line[]) => void;
}

/** Adds services found in the price book, or the typed text as a line. */
export function AddService({ book, currency, taxRate, isFull, onAdd }: Props) {
  const { money } = useMetricFormats();
  const [text, setText] = useState('');
  const services = useMemo(
    () => (book?.services ?? []).filter((service) => !service.isArchived && service.currency === currency),
    [book, currency],
  );
  const byId = useMemo(() => new Map(services.map((service) => [service.id, service])), [services]);
  const bundles = useMemo(
    () => (book?.bundles ?? []).filter((bundle) => bundle.services.every(({ serviceId }) => byId.has(serviceId))),
    [book, byId],
  );
  const found = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (...texts: string[]) => words.every((word) => texts.join(' ').toLowerCase().includes(word));
    const priceOf = ({ price, billing }: BookService) =>
      `${money(price, currency)}${isRecurring(billing) ? ` / ${copy.per[billing]}` : ''}`;
    const matching: SearchResult[] = [
      ...services
        .filter(({ name, category, description }) => has(name, category, description))
        .map((service) => ({ value: service.id, label: service.name, note: priceOf(service) })),
      ...bundles
        .filter(({ name }) => has(name))
        .map(({ id, name, services: own }) => ({ value: id, label: name, note: copy.add.bundle(own.length) })),
    ].slice(0, MAX_LISTED);
    return text.trim() ? [...matching, { value: '', label: copy.add.byHand(text.trim()) }] : matching;
  }, [text, services, bundles, currency, money]);

  function add(value: string) {
    const service = byId.get(value);
    const bundle = bundles.find(({ id }) => id === value);
    if (service) onAdd([lineOfService(service)]);
    else if (bundle) onAdd(linesOf(bundle, byId));
    else onAdd([newLine({ name: text.trim(), taxRate })]);
    setText('');
  }

  return (
    <SearchPick
      label={words.label}
      isLabelHidden
      placeholder={isFull ? words.full : words.placeholder}
      text={text}
      onText={setText}
      found={found}
      onPick={add}
      none={words.none}
      disabled={isFull}
    />
  );
}

const linesOf = ({ services }: Bundle, byId: ReadonlyMap<string, BookService>): Line[] =>
  services.flatMap(({ serviceId, quantity }) => {
    const service = byId.get(serviceId);
    return service ? [lineOfService(service, quantity)] : [];
  });
