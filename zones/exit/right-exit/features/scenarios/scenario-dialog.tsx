import { putScenario, type Scenario } from '@services/rightexit/contract/scenarios';
import { dWords } from '@services/rightexit/wording/words';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { usePercentFormat } from '@suite/shell/form/use-number-format';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../frame/use-save';
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
  const { saveInDialog } = useSave();
  const shares = usePercentFormat({ storedAs: 'fraction', mayBeNegative: true });
  const [first] = useState({
    revenue: shares.write(scenario.revenue),
    multiples: shares.write(scenario.multiples),
    note: scenario.note,
  });
  const [entries, setEntries] = useState(first);
  const set = (part: Partial<typeof first>) => setEntries({ ...entries, ...part });
  const revenue = shares.read(entries.revenue);
  const multiples = shares.read(entries.multiples);

  function submit() {
    if (revenue.value === undefined || multiples.value === undefined) return undefined;
    const changed = { d: scenario.d, revenue: revenue.value, multiples: multiples.value, note: entries.note.trim() };
    return saveInDialog(
      () => formClient.call(putScenario, { params: { subjectId }, body: { version, scenario: changed } }),
      copy.saved,
    ).then(onClose);
  }

  return (
    <FormDialog
      title={dWords[scenario.d]}
      isUnsaved={entries !== first}
      submit={copy.save}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      <p className="text-muted">{copy.questions[scenario.d]}</p>
      <Input
        label={copy.revenue}
        hint={copy.revenueHint}
        value={entries.revenue}
        maxLength={8}
        autoComplete="off"
        error={revenue.problem}
        onChange={(event) => set({ revenue: event.currentTarget.value })}
      />
      <Input
        label={copy.multiples}
        hint={copy.multiplesHint}
        value={entries.multiples}
        maxLength={8}
        autoComplete="off"
        error={multiples.problem}
        onChange={(event) => set({ multiples: event.currentTarget.value })}
      />
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        value={entries.note}
        maxLength={2000}
        rows={3}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
