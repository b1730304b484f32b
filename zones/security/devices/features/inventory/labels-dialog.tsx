import { labelFormats, printLabels } from '@services/devices/contract/devices';
import { useApi } from '@suite/api/api-provider';
import { oneOf } from '@suite/list/known-values';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { saveFile } from '@suite/ui/save-file';
import { Select } from '@suite/ui/select';
import { copy } from './copy';
import { optionsOf } from './options-of';

interface Props {
  deviceIds: string[];
  onClose: () => void;
}

/** Maximum number of devices in one file. */
const MAX = 1_000;

const { bulk: words } = copy;
const { format } = printLabels.body.entries;
const schema = fields({ format });

/** Creates device labels as a PDF. */
export function LabelsDialog({ deviceIds, onClose }: Props) {
  const { formClient } = useApi();
  const isTooMany = deviceIds.length > MAX;
  const form = useForm(schema, {
    saved: { format: 'sheet' as (typeof labelFormats)[number] },
    save: (output) => formClient.call(printLabels, { body: { deviceIds, ...output } }),
    onSaved({ name, content }) {
      saveFile(name, content);
      onClose();
    },
    failed: words.labelsFailed,
  });
  return (
    <FormDialog
      title={words.labelsTitle}
      submit={words.print}
      onClose={onClose}
      {...form.dialog}
      disabled={isTooMany}
      disabledText={words.tooManyLabels}
      isUnsaved={false}
    >
      <p className="text-muted">{isTooMany ? words.tooManyLabels : words.labelsText}</p>
      <Select
        label={words.format}
        options={optionsOf(words.formats)}
        value={form.values.format}
        onChange={(next) => form.set({ format: oneOf(labelFormats, next) ?? 'sheet' })}
      />
    </FormDialog>
  );
}
