import { putScenario, type Scenario } from '@services/valuation/contract/scenarios';
import { dWords } from '@services/valuation/wording/words';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, typedIn } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { usePercentFormat } from '@suite/shell/form/use-number-format';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useReload } from '../frame/use-save';
import { copy } from './copy';

interface Props {
  subjectId: string;
  version: number;
  scenario: Scenario;
  onClose: () => void;
}

/** Edits an event's effect on revenue and multiples, and the arrangements for it. */
export function ScenarioDialog({ subjectId, version, scenario, onClose }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const shares = usePercentFormat({ storedAs: 'fraction', mayBeNegative: true });
  const { revenue, multiples, note } = putScenario.body.entries.scenario.entries;
  const schema = fields({ revenue: typedIn(shares, revenue), multiples: typedIn(shares, multiples), note });
  const form = useForm(schema, {
    saved: { revenue: shares.write(scenario.revenue), multiples: shares.write(scenario.multiples), note: scenario.note },
    version,
    save: (output, base) =>
      formClient.call(putScenario, { params: { subjectId }, body: { version: base, scenario: { d: scenario.d, ...output } } }),
    onSaved: () => reload().then(onClose),
    reload,
    done: copy.saved,
    failed: copy.notSaved,
    isLive: true,
  });

  return (
    <FormDialog title={dWords[scenario.d]} submit={copy.save} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{copy.questions[scenario.d]}</p>
      <Input label={copy.revenue} hint={copy.revenueHint} maxLength={8} autoComplete="off" {...form.text('revenue')} />
      <Input label={copy.multiples} hint={copy.multiplesHint} maxLength={8} autoComplete="off" {...form.text('multiples')} />
      <TextArea label={copy.note} hint={copy.noteHint} maxLength={2000} rows={3} {...form.text('note')} />
      <FormNote form={form} />
    </FormDialog>
  );
}
