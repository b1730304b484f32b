import type { ClientPayment } from '@services/offers/contract/client-prices';
import type { Draft } from '@services/proposals/contract/content';
import { Button } from '@suite/ui/button';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';

const { latePayer: words } = copy;

/** 30 %, in hundredths of a percent. */
const DEPOSIT = 3000;

interface Props {
  payment: ClientPayment;
  draft: Draft;
  onApply: (update: (draft: Draft) => Draft) => void;
}

const hasDeposit = (draft: Draft) =>
  draft.options.every(({ lines }) => lines.every((line) => line.billing !== 'completion' || line.depositRate > 0));

/** With a deposit on what is charged on completion, and a payment method that the client leaves. */
export const securedDraft = (draft: Draft): Draft => ({
  ...draft,
  needsMethod: true,
  options: draft.options.map((option) => ({
    ...option,
    lines: option.lines.map((line) =>
      line.billing === 'completion' && line.depositRate === 0 ? { ...line, depositRate: DEPOSIT } : line,
    ),
  })),
});

/** That the client pays late, by which numbers, and what the firm can ask for. */
export function LatePayer({ payment: { daysLate, open, currency }, draft, onApply }: Props) {
  const { wholeMoney, number } = useMoney();
  const evidence = [
    daysLate !== null && words.daysLate(number(daysLate)),
    open !== null && words.open(wholeMoney(open, currency)),
  ].filter(Boolean);
  const isSecured = draft.needsMethod && hasDeposit(draft);
  return (
    <div className="flex items-start gap-2.5 border-t border-line px-4 py-3 text-muted">
      <span aria-hidden="true" className="mt-1.5 size-2 flex-none rounded-full bg-bad" />
      <p>
        <b className="font-semibold text-ink">{words.title}</b> {evidence.length > 0 && `${evidence.join('; ')}. `}
        {isSecured ? words.applied : words.suggested}{' '}
        {!isSecured && (
          <Button look="plain" size="sm" className="-my-1.5 text-accent" onClick={() => onApply(securedDraft)}>
            {words.apply}
          </Button>
        )}
      </p>
    </div>
  );
}
