import { labelFormats, printLabels } from '@services/devices/contract/devices';
import { useApi } from '@suite/api/api-provider';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { saveFile } from '@suite/ui/save-file';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';
import { optionsOf } from './options-of';

interface Props {
  deviceIds: string[];
  onClose: () => void;
}

/** Maximum number of devices in one file. */
const MAX = 1_000;

/** Creates device labels as a PDF. */
export function LabelsDialog({ deviceIds, onClose }: Props) {
  const { formClient } = useApi();
  const { bulk: words } = copy;
  const [format, setFormat] = useState<(typeof labelFormats)[number]>('sheet');
  const isTooMany = deviceIds.length > MAX;
  return (
    <FormDialog
      title={words.labelsTitle}
      submit={words.print}
      disabled={isTooMany}
      disabledText={words.tooManyLabels}
      onSubmit={() =>
        formClient.call(printLabels, { body: { deviceIds, format } }).then(({ name, content }) => {
          saveFile(name, content);
          onClose();
        })
      }
      onClose={onClose}
      failed={(failure) => words.labelsFailed(reasonOf(failure))}
    >
      <p className="text-muted">{isTooMany ? words.tooManyLabels : words.labelsText}</p>
      <Select
        label={words.format}
        options={optionsOf(words.formats)}
        value={format}
        onChange={(next) => setFormat(oneOf(labelFormats, next) ?? 'sheet')}
      />
    </FormDialog>
  );
}
