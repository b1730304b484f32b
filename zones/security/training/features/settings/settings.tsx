'use client';

import { getTrainingSettings, putTrainingSettings, type TrainingSettings } from '@services/training/contract/records';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { ErrorNote } from '@suite/ui/error-note';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';

/** The firm's time zone for due dates, and whether simulations may be sent. */
export function Settings() {
  const { data, error, mutate } = useQuery(getTrainingSettings, {});
  if (!data && !error) return <PageSkeleton />;
  return (
    <div className="max-w-[640px]">
      <ViewHead title={copy.heading} />
      {data ? (
        <Form saved={data} onSaved={(after) => mutate(after, { revalidate: false })} onReload={() => mutate()} />
      ) : (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      )}
    </div>
  );
}

const zones = Intl.supportedValuesOf('timeZone');

const schema = withoutVersion(putTrainingSettings.body);

interface FormProps {
  saved: TrainingSettings;
  onSaved: (after: TrainingSettings) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

function Form({ saved, onSaved, onReload }: FormProps) {
  const { formClient } = useApi();
  const { version, ...settings } = saved;
  const form = useForm(schema, {
    name: 'training-settings',
    saved: settings,
    version,
    save: (output, base) => formClient.call(putTrainingSettings, { body: { ...output, version: base } }),
    onSaved,
    reload: onReload,
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
  });
  const zone = form.field('timeZone');

  return (
    <form className="grid gap-5" {...form.element}>
      <Combobox
        label={copy.timeZone}
        options={[...new Set([saved.timeZone, ...zones])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        {...zone}
        onChange={(timeZone) => zone.onChange(timeZone ?? saved.timeZone)}
      />
      <Checkbox label={copy.phishing} hint={copy.phishingHint} {...form.check('isPhishingAllowed')} />
      <FormNote form={form} />
      <FormBar form={form} save={copy.save} />
    </form>
  );
}
