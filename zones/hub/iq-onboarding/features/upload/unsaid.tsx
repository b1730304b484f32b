import type { TableGuess, UnlistedCredits, UnlistedPayment } from '@services/ledger/contract/table';
import { asksForCredits, asksForPayment, asksForTerms } from '@services/ledger/table-file/problems';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import type { Draft } from './confirmed';
import { copy } from './copy';

interface Props {
  draft: Draft;
  guess: TableGuess;
  onChange: (draft: Draft) => void;
}

const { unsaid } = copy;
const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const payments = optionsOf(unsaid.payments);
const credits = optionsOf(unsaid.creditsLeft);

const hasBalances = ({ columns }: Draft) => columns.some(({ field }) => field === 'balance');

/**
 * Asks for the payment status and due date of invoices when the columns don't have them, and whether a list of what is open
 * settles what it leaves out; applies to the whole file.
 */
export function Unsaid({ draft, guess, onChange }: Props) {
  const asks = { payment: asksForPayment(draft), credits: asksForCredits(draft, guess), terms: asksForTerms(draft, guess) };
  const mayBeOpenList = draft.kind === 'invoices' && (guess.listsOpen || hasBalances(draft));
  if (!asks.payment && !asks.credits && !asks.terms && !mayBeOpenList) return null;
  const payment = draft.payment ?? 'unknown';

  return (
    <section aria-labelledby="unsaid" className="mt-7">
      <h2 id="unsaid">{unsaid.heading}</h2>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {asks.payment && (
          <Select
            label={unsaid.payment}
            hint={unsaid.paymentHints[payment]}
            options={payments}
            value={payment}
            onChange={(value) => onChange({ ...draft, payment: value as UnlistedPayment })}
          />
        )}
        {asks.terms && <Terms draft={draft} onChange={onChange} />}
        {asks.credits && (
          <Select
            label={unsaid.credits}
            hint={unsaid.creditsHint}
            options={credits}
            value={draft.credits ?? null}
            placeholder={copy.mapping.choose}
            onChange={(value) => onChange({ ...draft, credits: value as UnlistedCredits })}
          />
        )}
        {mayBeOpenList && (
          <Checkbox
            label={unsaid.listsOpen}
            hint={unsaid.listsOpenHint}
            checked={draft.listsOpen === true}
            onChange={(listsOpen) => onChange({ ...draft, listsOpen })}
          />
        )}
      </div>
    </section>
  );
}

function Terms({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  function change(text: string) {
    const { paymentTermsDays: _, ...rest } = draft;
    const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
    onChange(days <= 365 ? { ...rest, paymentTermsDays: days } : rest);
  }
  return (
    <Input
      label={unsaid.terms}
      hint={unsaid.termsHint}
      type="number"
      inputMode="numeric"
      min={0}
      max={365}
      required
      defaultValue={draft.paymentTermsDays ?? ''}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
