import { putValuationSettings, useValuation } from '@services/rightexit/client/valuation';
import { factorKeys, type ToldValuation } from '@services/rightexit/contract/valuation';
import { factorWords, methodWords, weightingWords } from '@services/rightexit/wording/words';
import { useApi } from '@suite/api/api-provider';
import { methods } from '@suite/insights/valuation/conclude';
import { yearWeightings } from '@suite/insights/valuation/year-weights';
import { oneOf } from '@suite/list/known-values';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { useMoneyFormat, usePercentFormat } from '@suite/shell/form/use-number-format';
import { PageSection } from '@suite/shell/page-section';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy as frame } from '../frame/copy';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { useSave } from '../frame/use-save';
import { useSubject } from '../frame/use-subject';
import { copy } from './copy';
import { type Entries, ends, entriesOf, ownersOf, rateNames, settingsOf, sumOf } from './entries';

/** Weights, owners, rates and the eight factors. */
export function SettingsPage() {
  const subjectId = useSubject();
  const { data, error, mutate } = useValuation(subjectId);
  if (!data) return error ? <PageError title={copy.title} text={frame.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  return <Form key={`${subjectId} ${data.version}`} subjectId={subjectId} {...data} />;
}

interface Props {
  subjectId: string;
  valuation: ToldValuation;
  version: number;
  mayChange: boolean;
}

function Form({ subjectId, valuation: { settings, currency }, version, mayChange }: Props) {
  const { client } = useApi();
  const { number } = useCurrencyFormats(currency);
  const { save, isRunning, failure } = useSave();
  const fields = { amounts: useMoneyFormat(currency), shares: usePercentFormat({ storedAs: 'fraction' }) };
  const [first] = useState(() => entriesOf(settings, fields));
  const { draft: entries, change, forget, discard } = useDraft(`exit-settings:${subjectId}:${version}`, first);
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<Entries>) => change({ ...entries, ...part });
  const isChanged = entries !== first;
  const sum = sumOf(entries, fields);
  const wrongIn = (text: string) => {
    const { value, problem } = fields.shares.read(text);
    return value === null ? copy.noPercent : problem;
  };

  function submit() {
    setTold(true);
    const next = settingsOf(entries, fields);
    if (next && !isRunning)
      void save(() => putValuationSettings(client, subjectId, { version, settings: next }).then(forget), copy.saved);
  }

  const common = { autoComplete: 'off', readOnly: !mayChange } as const;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ViewHead title={copy.title} text={copy.text} />
      {!mayChange && <Notice>{frame.readOnly}</Notice>}
      <PageSection title={copy.weights} text={copy.weightsText}>
        <div className="grid gap-4 sm:grid-cols-2">
          {methods.map((method) => (
            <Input
              key={method}
              {...common}
              label={methodWords[method]}
              value={entries.weights[method]}
              inputMode="decimal"
              maxLength={6}
              error={wrongIn(entries.weights[method])}
              onChange={(event) => set({ weights: { ...entries.weights, [method]: event.currentTarget.value } })}
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
          value={entries.weighting}
          disabled={!mayChange}
          onChange={(value) => set({ weighting: oneOf(yearWeightings, value) ?? entries.weighting })}
        />
      </PageSection>
      <PageSection title={copy.owners} text="">
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            {...common}
            label={copy.ownersCount}
            value={entries.owners}
            inputMode="numeric"
            maxLength={2}
            {...(ownersOf(entries.owners) === undefined && { error: copy.wrongOwners })}
            onChange={(event) => set({ owners: event.currentTarget.value })}
          />
          <Input
            {...common}
            label={copy.marketPay}
            hint={copy.marketPayHint}
            value={entries.marketPay}
            inputMode="decimal"
            maxLength={24}
            error={fields.amounts.read(entries.marketPay).problem}
            onChange={(event) => set({ marketPay: event.currentTarget.value })}
          />
          <Input
            {...common}
            label={copy.marketPaySource}
            value={entries.marketPaySource}
            maxLength={300}
            onChange={(event) => set({ marketPaySource: event.currentTarget.value })}
          />
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
                value={entries.rates[end][name]}
                inputMode="decimal"
                maxLength={6}
                error={wrongIn(entries.rates[end][name])}
                onChange={(event) =>
                  set({ rates: { ...entries.rates, [end]: { ...entries.rates[end], [name]: event.currentTarget.value } } })
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
              value={entries.factors[key]}
              maxLength={2000}
              rows={2}
              readOnly={!mayChange}
              onChange={(event) => set({ factors: { ...entries.factors, [key]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </PageSection>
      {failure && <Notice tone="bad">{copy.notSaved(failure)}</Notice>}
      {isTold && isChanged && !settingsOf(entries, fields) && <Notice tone="bad">{copy.wrong}</Notice>}
      {mayChange && (
        <div className="mt-4">
          <SaveBar isChanged={isChanged} isRunning={isRunning} discard={copy.discard} onDiscard={discard} changed={copy.changed}>
            <Button type="submit" spinning={isRunning} disabled={!isChanged}>
              {copy.save}
            </Button>
          </SaveBar>
        </div>
      )}
    </form>
  );
}
