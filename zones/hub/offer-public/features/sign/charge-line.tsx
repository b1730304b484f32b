import { copy } from '@services/proposals/wording/offer-page';
import type { Charge } from '@suite/pricing/charges';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useOfferFormats } from '../offer/use-offer-formats';

interface Props extends Pick<Charge, 'kind' | 'from' | 'to' | 'gross'> {
  name: string | undefined;
  currency: string;
}

/** A line's charge on a day, with its period. */
export function ChargeLine({ name, kind, from, to, gross, currency }: Props) {
  const { day } = useFormats();
  const { money } = useOfferFormats(currency);
  const period = from && to ? copy.accepted.period(day(from), day(to)) : undefined;
  const about = kind === 'deposit' ? copy.accepted.deposit : period;
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
        {about && `, ${about}`}
      </span>
      <span className="ui-number ms-auto">{money(gross)}</span>
    </li>
  );
}
