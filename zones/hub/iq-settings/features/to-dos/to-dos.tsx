'use client';

import {
  type AdviceRule,
  type AdviceSettings,
  adviceRules,
  defaultAdvice,
  getAdviceSettings,
  getToDos,
  putAdviceSettings,
} from '@services/insights/contract/to-dos';
import { ruleReasons, ruleTitles } from '@services/insights/wording/advice-rules';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields, typedIn, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormat } from '@suite/shell/form/use-number-format';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import type { NumberFormat } from '@suite/ui/number-field';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';

/** Settings for the to-dos that are created from metrics (product.md, thresholds of `iq-settings`). */
export function ToDos() {
  const { data, error, mutate } = useQuery(getAdviceSettings, {});
  if (!data) return error ? <PageError title={copy.heading} text={copy.failed} onRetry={() => mutate()} /> : <PageSkeleton />;
  return <Form {...data} onSaved={(answer) => mutate(answer, { revalidate: false })} reload={mutate} />;
}

const { entries } = putAdviceSettings.body;

const schemaOf = (amounts: NumberFormat) =>
  fields({
    rules: entries.rules,
    overdueDays: wholeNumber(entries.overdueDays, copy.overdueProblem),
    minAtStake: typedIn(amounts, entries.minAtStake, copy.noLeast),
  });

const inOrder = (rules: readonly AdviceRule[]) => adviceRules.filter((rule) => rules.includes(rule));

/** The settings as the fields show them. */
const valuesOf = ({ rules, overdueDays, minAtStake }: AdviceSettings, amounts: NumberFormat) => ({
  rules: inOrder(rules),
  overdueDays: String(overdueDays),
  minAtStake: amounts.write(minAtStake),
});

interface Props {
  settings: AdviceSettings;
  /** Null until a ledger determines it. */
  currency: string | null;
  version: number;
  onSaved: (answer: Pick<Props, 'settings' | 'currency' | 'version'>) => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** The reasons that create to-dos, each of which can be turned off, and their thresholds. */
function Form({ settings, currency, version, onSaved, reload }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const amounts = useMoneyFormat(currency ?? 'USD');
  const form = useForm(schemaOf(amounts), {
    name: 'advice-settings',
    saved: valuesOf(settings, amounts),
    version,
    save: (output, read) => formClient.call(putAdviceSettings, { body: { ...output, version: read } }),
    reload,
    onSaved: (answer) => Promise.all([onSaved(answer), revalidate(getToDos)]),
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
    isLive: true,
  });
  const { rules } = form.values;
  const defaults = valuesOf(defaultAdvice, amounts);
  const isFixed = form.isRunning || !mayChange;
  const toggle = (rule: AdviceRule) =>
    form.set({ rules: inOrder(rules.includes(rule) ? rules.filter((each) => each !== rule) : [...rules, rule]) });

  return (
    <form className="max-w-[720px]" {...form.element}>
      <ViewHead title={copy.heading} text={copy.text} />
      <fieldset className="mt-6" disabled={isFixed}>
        <legend className="mb-3 font-semibold">{copy.rules}</legend>
        <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {adviceRules.map((rule) => (
            <Checkbox
              key={rule}
              label={<span className="font-medium">{ruleTitles[rule]}</span>}
              hint={ruleReasons[rule]}
              className="gap-3 px-4 py-3 hover:bg-sunken"
              checked={rules.includes(rule)}
              onChange={() => toggle(rule)}
            />
          ))}
        </div>
        {rules.length === 0 && <p className="mt-2 text-muted">{copy.none}</p>}
      </fieldset>
      <fieldset className="mt-7" disabled={isFixed}>
        <legend className="mb-3 font-semibold">{copy.thresholds}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            label={copy.overdueDays}
            hint={copy.overdueHint}
            inputMode="numeric"
            autoComplete="off"
            {...form.text('overdueDays')}
          />
          <Input
            label={copy.least(currency ?? '')}
            hint={currency ? copy.minHint : copy.minUnknown}
            inputMode="decimal"
            autoComplete="off"
            {...form.text('minAtStake')}
            disabled={currency === null}
          />
        </div>
      </fieldset>
      <FormNote form={form} className="mt-5" />
      {mayChange && (
        <div className="mt-6">
          <FormBar
            form={form}
            save={copy.save}
            disabledText={form.isValid ? undefined : copy.wrong}
            other={
              JSON.stringify(form.values) !== JSON.stringify(defaults) && (
                <Button variant="quiet" disabled={form.isRunning} onClick={() => form.set(defaults)}>
                  {copy.reset}
                </Button>
              )
            }
          />
        </div>
      )}
    </form>
  );
}
