import { resumeBilling } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { sumOf } from '@suite/pricing/line-amounts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { useState } from 'react';
import { copy } from './copy';
import type { BillingDialogProps } from './pause-dialog';
import { useBillingChange } from './use-billing-change';

const { resume: words } = copy;

const choices = ['charge', 'skip'] as const;

/** Asks what to do with charges that were missed during the pause. */
export function ResumeDialog({ billing: { proposalId, pausedOn, missed, currency }, onClose }: BillingDialogProps) {
  const { formClient: api } = useApi();
  const { money, day } = useMetricFormats();
  const changed = useBillingChange(proposalId);
  const [chosen, setChosen] = useState<(typeof choices)[number]>();
  const [isTold, setTold] = useState(false);
  const amount = money(sumOf(missed).gross, currency);

  function submit() {
    setTold(true);
    if (missed.length === 0) return resume('skip');
    return chosen && resume(chosen);
  }

  async function resume(choice: (typeof choices)[number]) {
    const billing = await api.call(resumeBilling, { params: { proposalId }, body: { missed: choice } });
    onClose();
    await changed(billing, words.toast);
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      {missed.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          {pausedOn && <p>{words.missed(amount, day(pausedOn))}</p>}
          <ul className="max-h-40 overflow-y-auto">
            {missed.map(({ on, gross }) => (
              <li key={on} className="flex justify-between gap-3">
                {day(on)} <span className="tabular-nums">{money(gross, currency)}</span>
              </li>
            ))}
          </ul>
          <RadioGroup
            legend={words.choice}
            legendClassName="ui-visually-hidden"
            error={isTold && !chosen ? words.choose : undefined}
            className="grid gap-1.5"
          >
            {choices.map((choice) => (
              <Radio
                key={choice}
                label={words[choice](amount)}
                className="items-start"
                boxClassName="mt-0.5"
                checked={chosen === choice}
                onChange={() => setChosen(choice)}
              />
            ))}
          </RadioGroup>
        </>
      )}
    </FormDialog>
  );
}
