import type { FactKind } from '@services/directory/contract/terms';
import { firmSizes, ledgers, priceModels } from '@services/directory/contract/terms';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { kindWords, valueWords } from '../words/words';
import { copy } from './copy';

const { vendor: words } = copy;

/** A fact as edited, with what is stored about it. */
export interface FactDraft {
  id: number;
  kind: FactKind;
  value: string;
  saved?: { value: string; asOf: string; source: string; sourceUrl: string; license: string; credit: string };
}

const known: Partial<Record<FactKind, readonly string[]>> = {
  'price-model': priceModels,
  ledger: ledgers,
  'firm-size': firmSizes,
};

interface Props {
  drafts: readonly FactDraft[];
  onChange: (drafts: FactDraft[]) => void;
  /** Ids of the facts whose values are refused. */
  wrong: readonly number[];
  kinds: readonly FactKind[];
}

/** Edits the facts of a vendor, one per row. */
export function FactFields({ drafts, onChange, wrong, kinds }: Props) {
  const set = (id: number, part: Partial<FactDraft>) =>
    onChange(drafts.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)));
  const add = () =>
    onChange([...drafts, { id: Math.max(0, ...drafts.map(({ id }) => id)) + 1, kind: 'certification', value: '' }]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.facts}</legend>
      {drafts.map(({ id, kind, value }) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[200px_minmax(0,1fr)_auto]">
          <div className="max-sm:col-span-2">
            <Select
              label={words.kind}
              options={kinds.map((one) => ({ value: one, label: kindWords[one] }))}
              value={kind}
              onChange={(next) => set(id, { kind: kinds.find((one) => one === next) ?? kind, value: '' })}
            />
          </div>
          {known[kind] ? (
            <Select
              label={words.value}
              options={(known[kind] ?? []).map((one) => ({ value: one, label: valueWords(kind, one) }))}
              value={value || null}
              onChange={(next) => set(id, { value: next })}
              error={wrong.includes(id) ? words.noValue : undefined}
            />
          ) : (
            <Input
              label={words.value}
              value={value}
              maxLength={2_000}
              autoComplete="off"
              onChange={(event) => set(id, { value: event.currentTarget.value })}
              error={wrong.includes(id) ? words.noValue : undefined}
            />
          )}
          <Button
            variant="plain"
            aria-label={words.removeFact(kindWords[kind])}
            onClick={() => onChange(drafts.filter((draft) => draft.id !== id))}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <div>
        <Button variant="quiet" size="sm" onClick={add}>
          {words.addFact}
        </Button>
      </div>
    </fieldset>
  );
}
