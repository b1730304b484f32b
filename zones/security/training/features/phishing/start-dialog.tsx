import type { Audience } from '@services/training/contract/assignments';
import { type PhishingTemplate, startCampaign } from '@services/training/contract/phishing';
import { useApi } from '@suite/api/api-provider';
import { ChoiceField } from '@suite/list/choice-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { useState } from 'react';
import { copy as words } from '../assignments/copy';
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
  const [templateId, setTemplateId] = useState(templates[0]?.id ?? '');
  const [audience, setAudience] = useState<Audience>({ kind: 'everyone' });
  const [isTold, setTold] = useState(false);
  const template = templates.find(({ id }) => id === templateId);
  const isWrong = audience.kind === 'groups' && audience.groupIds.length === 0;

  function submit() {
    setTold(true);
    return isWrong
      ? undefined
      : formClient.call(startCampaign, { body: { templateId, audience } }).then(({ people }) => onDone(people));
  }

  return (
    <FormDialog
      isWide
      title={copy.start}
      submit={copy.start}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => `${copy.notStarted} ${reasonOf(error)}`}
    >
      <ChoiceField
        label={copy.template}
        texts={Object.fromEntries(templates.map(({ id, name }) => [id, name]))}
        value={templateId}
        onChange={setTemplateId}
      />
      <AudienceFields
        audience={audience}
        kinds={['everyone', 'groups', 'role']}
        onChange={setAudience}
        error={isTold && isWrong ? words.chooseGroup : undefined}
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
