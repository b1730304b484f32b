import { putAdviceSettings } from '@services/insights/client/to-dos';
import { adviceRules, defaultAdvice } from '@services/insights/contract/to-dos';
import { ruleReasons, ruleTitles } from '@services/insights/wording/advice-rules';
import { useApi } from '@suite/api/api-provider';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import type { NumberFormat } from '@suite/ui/number-field';
import { SaveBar } from '@suite/ui/save-bar';
import { type FormEvent, useState } from 'react';
import { type AdviceDraft, draftOf, settingsOf, toggled } from './advice-draft';
import { copy } from './copy';

interface Props {
  draft: AdviceDraft;
  /** Null until a ledger determines it. */
  currency: string | null;
  amounts: NumberFormat | undefined;
  isChanged: boolean;
  onChange: (draft: AdviceDraft) => void;
  onDiscard: () => void;
  onSaved: (answer: Awaited<ReturnType<typeof putAdviceSettings>>) => Promise<void>;
}

/** The reasons that create to-dos, each of which can be turned off, and their thresholds. */
export function AdviceForm({ draft, currency, amounts, isChanged, onChange, onDiscard, onSaved }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);
  const mayChange = useMayChange();
  const [failure, setFailure] = useState<string>();
  const { rules, overdueDays, minAtStake, minProblem } = settingsOf(draft, amounts);
  const defaults = draftOf(defaultAdvice, amounts);
  const isWrong = overdueDays === undefined || minAtStake === undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await putAdviceSettings(client, { rules, overdueDays, minAtStake }));
      events.emit('toast', { type: 'success', text: copy.saved });
    } catch (error) {
      setFailure(`${copy.notSaved} ${reasonOf(error)}`);
    } finally {
      setRunning(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-[720px]">
      <ViewHead title={copy.heading} text={copy.text} />
      <fieldset className="mt-6" disabled={isRunning || !mayChange}>
        <legend className="mb-3 font-semibold">{copy.rules}</legend>
        <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {adviceRules.map((rule) => (
            <Checkbox
              key={rule}
              label={<span className="font-medium">{ruleTitles[rule]}</span>}
              hint={ruleReasons[rule]}
              className="gap-3 px-4 py-3 hover:bg-sunken"
              checked={rules.includes(rule)}
              onChange={() => onChange({ ...draft, rules: toggled(draft.rules, rule) })}
            />
          ))}
        </div>
        {rules.length === 0 && <p className="mt-2 text-muted">{copy.none}</p>}
      </fieldset>
      <fieldset className="mt-7" disabled={isRunning || !mayChange}>
        <legend className="mb-3 font-semibold">{copy.thresholds}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            label={copy.overdueDays}
            hint={copy.overdueHint}
            error={overdueDays === undefined ? copy.overdueProblem : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={draft.overdueDays}
            onChange={(event) => onChange({ ...draft, overdueDays: event.currentTarget.value })}
          />
          <Input
            label={copy.least(currency ?? '')}
            hint={currency ? copy.minHint : copy.minUnknown}
            error={minAtStake === undefined ? (minProblem ?? copy.noLeast) : undefined}
            inputMode="decimal"
            autoComplete="off"
            disabled={currency === null}
            value={draft.least}
            onChange={(event) => onChange({ ...draft, least: event.currentTarget.value })}
          />
        </div>
      </fieldset>
      {failure && (
        <div className="mt-5">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      {mayChange && (
        <div className="mt-6">
          <SaveBar
            isChanged={isChanged}
            isRunning={isRunning}
            discard={copy.discard}
            onDiscard={onDiscard}
            changed={copy.changed}
            other={
              JSON.stringify(draft) !== JSON.stringify(defaults) && (
                <Button variant="quiet" disabled={isRunning} onClick={() => onChange(defaults)}>
                  {copy.reset}
                </Button>
              )
            }
          >
            <Button
              type="submit"
              spinning={isRunning}
              disabled={isWrong || !isChanged}
              disabledText={isWrong ? copy.wrong : undefined}
            >
              {copy.save}
            </Button>
          </SaveBar>
        </div>
      )}
    </form>
  );
}
