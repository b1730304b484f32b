import type { PaymentsPage } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { isOver } from './days';

const { expiring: words } = copy;

interface Props {
  id: string;
  cards: PaymentsPage['expiring'];
  today: string;
}

/** Cards that have expired or will soon, each with its proposal. */
export function ExpiringCards({ id, cards, today }: Props) {
  const { day } = useMetricFormats();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20">
        {words.heading}
      </h2>
      <p className="mb-3 max-w-[68ch] text-muted">{words.text}</p>
      <ul className="rounded-lg border border-line bg-surface">
        {cards.map(({ proposalId, number, client, method: { label, expires }, warnedOn }) => (
          <li key={proposalId} className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-2.5 last:border-b-0">
            <Link href={hashOf('offer', '/proposal', { id: proposalId })} className="min-w-0 font-medium break-words">
              <bdi>{client}</bdi>
            </Link>
            <span className="text-muted">#{number}</span>
            {warnedOn && <span className="text-muted">{words.warned(day(warnedOn))}</span>}
            <span className="ms-auto">{label}</span>
            {expires && <CardEnd expires={expires} today={today} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last month in which a card can be charged. */
export function CardEnd({ expires, today }: { expires: string; today: string }) {
  const { month } = useMetricFormats();
  const hasExpired = isOver(expires, today);
  return (
    <span className={hasExpired ? 'text-bad' : 'text-muted'}>{(hasExpired ? words.expired : words.expires)(month(expires))}</span>
  );
}
