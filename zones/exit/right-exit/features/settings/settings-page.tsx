import {
  settings as contract,
  factorKeys,
  getValuation,
  putValuationSettings,
  type Settings,
  type ValuationResult,
} from '@services/valuation/contract/valuation';
import { factorWords, methodWords, weightingWords } from '@services/valuation/wording/words';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { methods } from '@suite/insights/valuation/conclude';
import { yearWeightings } from '@suite/insights/valuation/year-weights';
import { oneOf } from '@suite/list/known-values';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields, obeying, typedIn, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormat, usePercentFormat } from '@suite/shell/form/use-number-format';
import { PageSection } from '@suite/shell/pages/page-section';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import type { NumberFormat } from '@suite/ui/number-field';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useMemo } from 'react';
import { copy as frame } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { useReload } from '../frame/use-save';
import { useSubject } from '../frame/use-subject';
import { copy } from './copy';

/** Weights, owners, rates and the eight factors. */
export function SettingsPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useQuery(getValuation, { params: { subjectId } });
  if (!data) return error ? <PageError title={copy.title} text={frame.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return <Form key={subjectId} subjectId={subjectId} {...data} />;
}

const ends = ['low', 'mid', 'high'] as const;
const rateNames = ['returnOnTangible', 'capitalization'] as const;

type Rates = Settings['rates'];

/** The settings as the fields show them. */
function valuesOf({ weights, owners, marketPay, rates, ...rest }: Settings, amounts: NumberFormat, shares: NumberFormat) {
  const shown = (end: keyof Rates) => ({
    returnOnTangible: shares.write(rates[end].returnOnTangible),
    capitalization: shares.write(rates[end].capitalization),
  });
  const { revenue, sde, ebitda, excess } = weights;
  const percent = (weight: number) => shares.write(weight / 10_000);
  return {
    ...rest,
    weights: { revenue: percent(revenue), sde: percent(sde), ebitda: percent(ebitda), excess: percent(excess) },
    owners: String(owners),
    marketPay: amounts.write(marketPay),
    rates: { low: shown('low'), mid: shown('mid'), high: shown('high') },
  };
}

function schemaOf(amounts: NumberFormat, shares: NumberFormat) {
  const { weights, owners, marketPay, rates, ...rest } = contract.entries;
  const hundredths = { ...shares, read: (text: string) => scaled(shares.read(text)) };
  const { returnOnTangible, capitalization } = rates.entries.low.entries;
  const rate = fields({
    returnOnTangible: typedIn(shares, returnOnTangible, copy.noPercent),
    capitalization: typedIn(shares, capitalization, copy.noPercent),
  });
  const { revenue, sde, ebitda, excess } = weights.entries;
  return fields({
    ...rest,
    weights: obeying(
      fields({
        revenue: typedIn(hundredths, revenue, copy.noPercent),
        sde: typedIn(hundredths, sde, copy.noPercent),
        ebitda: typedIn(hundredths, ebitda, copy.noPercent),
        excess: typedIn(hundredths, excess, copy.noPercent),
      }),
      (shown) => shown.revenue + shown.sde + shown.ebitda + shown.excess === 10_000,
      copy.wrongSum,
    ),
    owners: wholeNumber(owners, copy.wrongOwners),
    marketPay: typedIn(amounts, marketPay),
    rates: fields({ low: rate, mid: rate, high: rate }),
  });
}

/** A share in hundredths of a percent. */
const scaled = (read: ReturnType<NumberFormat['read']>) =>
  typeof read.value === 'number' ? { value: Math.round(read.value * 10_000) } : read;

interface Props {
  subjectId: string;
  valuation: ValuationResult;
  version: number;
  mayChange: boolean;
}

function Form({ subjectId, valuation: { settings, currency }, version, mayChange }: Props) {
  const { formClient } = useApi();
  const { number } = useCurrencyFormats(currency);
  const reload = useReload();
  const amounts = useMoneyFormat(currency);
  const shares = usePercentFormat({ storedAs: 'fraction' });
  const schema = useMemo(() => schemaOf(amounts, shares), [amounts, shares]);
  const form = useForm(schema, {
    name: `exit-settings:${subjectId}`,
    saved: valuesOf(settings, amounts, shares),
    version,
    save: (output, base) =>
      formClient.call(putValuationSettings, { params: { subjectId }, body: { version: base, settings: output } }),
    onSaved: reload,
    reload,
    done: copy.saved,
    failed: copy.notSaved,
    wrong: copy.wrong,
    isLive: true,
  });
  const { values, set, errors } = form;
  const parts = methods.map((method) => shares.read(values.weights[method]).value);
  const sum = parts.every((part) => typeof part === 'number')
    ? Math.round(parts.reduce((total, part) => total + part, 0) * 10_000) / 100
    : undefined;
  const common = { autoComplete: 'off', readOnly: !mayChange } as const;

  return (
    <form {...form.element}>
      <ViewHead title={copy.title} text={copy.text} />
      {!mayChange && <Notice>{frame.readOnly}</Notice>}
      <PageSection title={copy.weights} text={copy.weightsText}>
        <div className="grid gap-4 sm:grid-cols-2">
          {methods.map((method) => (
            <Input
              key={method}
              {...common}
              label={methodWords[method]}
              value={values.weights[method]}
              inputMode="decimal"
              maxLength={6}
              error={errors[`weights.${method}`]}
              onChange={(event) => set({ weights: { ...values.weights, [method]: event.currentTarget.value } })}
            />
          ))}
        </div>
        <p className={sum === 100 ? 'mt-2 text-muted' : 'mt-2 text-bad'}>
          {sum === undefined ? '' : `${copy.sum(number(sum))} ${sum === 100 ? '' : copy.wrongSum}`}
        </p>
      </PageSection>
      <PageSection title={copy.years} text="">
        <Select
          label={copy.weighting}
          options={yearWeightings.map((value) => ({ value, label: weightingWords[value] }))}
          value={values.weighting}
          disabled={!mayChange}
          onChange={(value) => set({ weighting: oneOf(yearWeightings, value) ?? values.weighting })}
        />
      </PageSection>
      <PageSection title={copy.owners} text="">
        <div className="grid gap-4 sm:grid-cols-2">
          <Input {...common} label={copy.ownersCount} inputMode="numeric" maxLength={2} {...form.text('owners')} />
          <Input
            {...common}
            label={copy.marketPay}
            hint={copy.marketPayHint}
            inputMode="decimal"
            maxLength={24}
            {...form.text('marketPay')}
          />
          <Input {...common} label={copy.marketPaySource} maxLength={300} {...form.text('marketPaySource')} />
        </div>
      </PageSection>
      <PageSection title={copy.rates} text={copy.ratesText}>
        <div className="grid gap-4 sm:grid-cols-2">
          {ends.flatMap((end) =>
            rateNames.map((name) => (
              <Input
                key={`${end} ${name}`}
                {...common}
                label={copy.rate[end][name]}
                value={values.rates[end][name]}
                inputMode="decimal"
                maxLength={6}
                error={errors[`rates.${end}.${name}`]}
                onChange={(event) =>
                  set({ rates: { ...values.rates, [end]: { ...values.rates[end], [name]: event.currentTarget.value } } })
                }
              />
            )),
          )}
        </div>
      </PageSection>
      <PageSection title={copy.factors} text={copy.factorsText}>
        <div className="grid gap-4">
          {factorKeys.map((key) => (
            <TextArea
              key={key}
              label={factorWords[key].title}
              hint={factorWords[key].text}
              value={values.factors[key]}
              maxLength={2000}
              rows={2}
              readOnly={!mayChange}
              onChange={(event) => set({ factors: { ...values.factors, [key]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </PageSection>
      <FormNote form={form} />
      {mayChange && (
        <div className="mt-4">
          <FormBar form={form} save={copy.save} changed={copy.changed} />
        </div>
      )}
    </form>
  );
}
