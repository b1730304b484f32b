import type { LedgerService } from '@services/price-book/contract/price-book';
import type { Billing } from '@suite/pricing/line';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { Checkbox } from '@suite/ui/checkbox';
import { ChoiceField } from '../fields/choice-field';
import { billingTexts } from './billing-words';
import { copy } from './copy';

const text = copy.ledger;

interface Props {
  service: LedgerService;
  /** Its billing; empty while it has to be entered, undefined if the service isn't chosen. */
  chosen: Billing | '' | undefined;
  /** Whether a missing billing is marked. */
  isMissing: boolean;
  onToggle: () => void;
  onCharge: (billing: Billing) => void;
}

/** A service in the ledger with what clients pay for it, and its billing. */
export function LedgerServiceRow({ service, chosen, isMissing, onToggle, onCharge }: Props) {
  const { money, number } = useMetricFormats();
  const { name, currency, median, lowest, highest, clients, billing, isInBook } = service;
  const written = (amount: number) => money(amount, currency);
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-3 py-2 sm:grid-cols-[20px_minmax(0,1fr)_auto_190px]">
      <Checkbox boxClassName="mt-0.5" aria-label={name} checked={chosen !== undefined} disabled={isInBook} onChange={onToggle} />
      <div className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="text-muted">{text.clients(number(clients))}</span>
      </div>
      <div className="max-sm:col-start-2 sm:text-end">
        <span className="font-medium tabular-nums">{written(median)}</span> <span className="text-muted">{text.median}</span>
        <span className="block text-xs text-muted tabular-nums">{text.range(written(lowest), written(highest))}</span>
      </div>
      <div className="max-sm:col-start-2 sm:text-end">
        {isInBook ? (
          <Badge size="sm" text={text.inBook} />
        ) : (
          <div className={isMissing ? 'rounded-md outline-2 outline-bad' : undefined}>
            <ChoiceField<Billing | ''>
              isBare
              label={text.charged(name)}
              texts={textsOf(chosen || billing)}
              value={chosen || (billing ?? '')}
              onChange={(next) => next && onCharge(next)}
            />
          </div>
        )}
      </div>
    </li>
  );
}

/** The choices, including an empty one until a billing is chosen. */
const textsOf = (billing: Billing | null) =>
  (billing ? billingTexts : { '': text.howOften, ...billingTexts }) as Readonly<Record<Billing | '', string>>;
