import { getPriceRule, getPrices, putPriceRule } from '@services/insights/contract/prices';
import { useApi } from '@suite/api/api-provider';
import type { ResponseOf } from '@suite/api/request-of';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { ChoiceField } from '@suite/list/choice-field';
import { suggestionSteps } from '@suite/pricing/suggested-price';
import { useMayChange } from '@suite/session/may-change';
import { PercentField } from '@suite/shell/form/percent-field';
import { fields, readBy } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { useState } from 'react';
import { copy } from './copy';

const { rule: words } = copy;

type Rule = ResponseOf<typeof getPriceRule>;

/** The limit that is proposed when somebody turns it on: 10 %. */
const FIRST_CAP = 1_000;

/** Says how suggested prices are rounded and limited, with a way to change that. */
export function PriceRule() {
  const mayChange = useMayChange();
  const { decimalPercent, number } = useMetricFormats();
  const { data, mutate } = useQuery(getPriceRule, {}, { isOptional: true });
  const [isOpen, setOpen] = useState(false);
  const limit = data && (data.cap === null ? words.noLimit : words.limit(decimalPercent(data.cap / 10_000)));
  return (
    <div className="mb-3 min-h-5 text-muted">
      {data && (
        <>
          {words.says(number(data.roundTo), limit ?? '')}{' '}
          {mayChange && (
            <button type="button" className="ui-link" onClick={() => setOpen(true)}>
              {words.change}
            </button>
          )}
        </>
      )}
      {isOpen && data && <RuleDialog rule={data} reload={() => mutate()} onClose={() => setOpen(false)} />}
    </div>
  );
}

const { cap } = putPriceRule.body.entries;
const schema = fields({ roundTo: readBy((text) => suggestionSteps.find((step) => String(step) === text), ''), cap });

interface Props {
  rule: Rule;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

function RuleDialog({ rule, reload, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { number } = useMetricFormats();
  const form = useForm(schema, {
    saved: { roundTo: String(rule.roundTo), cap: rule.cap },
    version: rule.version,
    save: (output, version) => formClient.call(putPriceRule, { body: { ...output, version } }),
    reload,
    onSaved() {
      onClose();
      return revalidate(getPriceRule, getPrices);
    },
    done: words.saved,
    failed: words.notSaved,
  });
  const { values, set } = form;
  const texts = Object.fromEntries(suggestionSteps.map((step) => [step, number(step)]));
  return (
    <FormDialog title={words.title} submit={words.save} onClose={onClose} {...form.dialog}>
      <ChoiceField label={words.roundTo} texts={texts} value={values.roundTo} onChange={(next) => set({ roundTo: next })} />
      <Checkbox
        label={words.hasCap}
        checked={values.cap !== null}
        onChange={(isLimited) => set({ cap: isLimited ? FIRST_CAP : null })}
      />
      {values.cap !== null && (
        <PercentField
          label={words.cap}
          value={values.cap}
          storedAs="hundredths"
          wrong={words.wrongCap}
          onChange={(next) => set({ cap: next })}
        />
      )}
    </FormDialog>
  );
}
