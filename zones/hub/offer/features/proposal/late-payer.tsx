import { getPaymentSettings } from '@services/payments/contract/settings';
import type { ClientPayment } from '@services/price-book/contract/client-prices';
import type { Draft } from '@services/proposals/contract/content';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

const { latePayer: words } = copy;

/** 30 %, in hundredths of a percent. */
const DEPOSIT = 3000;

interface Props {
  payment: ClientPayment;
  draft: Draft;
  onApply: (update: (draft: Draft) => Draft) => void;
}

/** Returns which of the two securities are suggested, if any. */
const nameOf = (deposit: boolean, method: boolean): keyof typeof words.suggested | undefined =>
  deposit && method ? 'both' : deposit ? 'deposit' : method ? 'method' : undefined;

/** Says that the client pays late, with the numbers, and what the firm can ask for. */
export function LatePayer({ payment: { daysLate, open, currency }, draft, onApply }: Props) {
  const { wholeMoney, number } = useMetricFormats();
  const isManual = useQuery(getPaymentSettings, {}, { isOptional: true }).data?.provider === 'manual';
  const evidence = [
    daysLate !== null && words.daysLate(number(daysLate)),
    open !== null && words.open(wholeMoney(open, currency)),
  ].filter(Boolean);
  const onCompletion = draft.options.flatMap(({ lines }) => lines).filter(({ billing }) => billing === 'completion');
  const lacksDeposit = onCompletion.some(({ depositRate }) => depositRate === 0);
  const lacksMethod = !draft.needsMethod && !isManual;
  const missing = nameOf(lacksDeposit, lacksMethod);
  const present = nameOf(onCompletion.length > 0 && !lacksDeposit, draft.needsMethod);
  return (
    <div className="flex items-start gap-2.5 border-t border-line px-4 py-3 text-muted">
      <span aria-hidden="true" className="mt-1.5 size-2 flex-none rounded-full bg-bad" />
      <div>
        <p>
          <b className="font-semibold text-ink">{words.title}</b> {evidence.length > 0 && `${evidence.join('; ')}. `}
          {missing ? words.suggested[missing] : present && words.applied[present]}
        </p>
        {isManual && !draft.needsMethod && (
          <p>
            {words.needsStripe} <Link href={hashOf('offer', '/settings', { part: 'payments' })}>{copy.terms.connect}</Link>
          </p>
        )}
        {missing && (
          <p className="mt-1.5 flex flex-wrap gap-2">
            {lacksDeposit && (
              <Button variant="quiet" size="sm" onClick={() => onApply(withDeposit)}>
                {words.addDeposit}
              </Button>
            )}
            {lacksMethod && (
              <Button variant="quiet" size="sm" onClick={() => onApply((now) => ({ ...now, needsMethod: true }))}>
                {words.askForMethod}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Adds a deposit to each line that is charged on completion and has none. */
const withDeposit = (draft: Draft): Draft => ({
  ...draft,
  options: draft.options.map((option) => ({
    ...option,
    lines: option.lines.map((line) =>
      line.billing === 'completion' && line.depositRate === 0 ? { ...line, depositRate: DEPOSIT } : line,
    ),
  })),
});
