import type { Audience } from '@services/training/contract/assignments';
import { type PhishingTemplate, startCampaign } from '@services/training/contract/phishing';
import { useApi } from '@suite/api/api-provider';
import { ChoiceField } from '@suite/list/choice-field';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { AudienceFields } from '../fields/audience-fields';
import { copy } from './copy';

interface Props {
  templates: readonly PhishingTemplate[];
  onClose: () => void;
  onDone: (people: number) => Promise<void>;
}

/** Asks which mail to send to whom, with a preview. */
export function StartDialog({ templates, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const form = useForm(startCampaign.body, {
    saved: { templateId: templates[0]?.id ?? '', audience: { kind: 'everyone' } as Audience },
    save: (body) => formClient.call(startCampaign, { body }),
    onSaved: ({ people }) => onDone(people),
    failed: (reason) => `${copy.notStarted} ${reason}`,
  });
  const { templateId, audience } = form.values;
  const template = templates.find(({ id }) => id === templateId);

  return (
    <FormDialog isWide title={copy.start} submit={copy.start} onClose={onClose} {...form.dialog}>
      <ChoiceField
        label={copy.template}
        texts={Object.fromEntries(templates.map(({ id, name }) => [id, name]))}
        value={templateId}
        onChange={(next) => form.set({ templateId: next })}
      />
      <AudienceFields
        audience={audience}
        kinds={['everyone', 'groups', 'role']}
        onChange={(next) => form.set({ audience: next })}
        error={form.errors['audience.groupIds']}
      />
      {template && (
        <figure className="rounded-lg border border-line p-4">
          <figcaption className="mb-2 text-xs text-muted">{copy.preview}</figcaption>
          <p>{template.from}</p>
          <p className="font-semibold">{template.subject}</p>
          <p className="mt-2 whitespace-pre-line">{template.text.replace('{link}', copy.link)}</p>
        </figure>
      )}
    </FormDialog>
  );
}
