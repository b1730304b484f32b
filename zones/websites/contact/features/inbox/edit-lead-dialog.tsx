import { getLead, getLeads, type Lead, putLead } from '@services/inbox/contract/leads';
import { MAX_LINE } from '@services/inbox/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, sentAs, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

export const bodyOf = ({ state, owner, tags, name, phone, company, version }: Lead) => ({
  ...{ state, tags, name, phone, company, version },
  ownerId: owner?.id ?? null,
});

interface Props {
  lead: Lead;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

const { name, phone, company, tags } = putLead.body.entries;
const schema = sentAs(
  (values: { name: string; phone: string; company: string; tags: string }) => ({ ...values, tags: tagsIn(values.tags) }),
  fields({ name: worded(name, copy.noName), phone, company, tags }),
);

/** Edits a lead's contact details and tags. */
export function EditLeadDialog({ lead, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { name: lead.name, phone: lead.phone, company: lead.company, tags: lead.tags.join(', ') },
    version: lead.version,
    save: (output, version) =>
      formClient.call(putLead, { params: { leadId: lead.id }, body: { ...bodyOf(lead), ...output, version } }),
    onSaved: onDone,
    reload: () => revalidate(getLead, getLeads),
    failed: copy.notSaved,
  });
  const tagsError = Object.entries(form.errors).find(([path]) => path.startsWith('tags'))?.[1];
  const field = (name: 'name' | 'phone' | 'company') => (
    <Input label={copy[name]} maxLength={MAX_LINE} autoComplete="off" {...form.text(name)} />
  );

  return (
    <FormDialog title={copy.edit} submit={copy.save} onClose={onClose} {...form.dialog}>
      {field('name')}
      {field('phone')}
      {field('company')}
      <Input
        label={copy.tags}
        hint={copy.tagsHint}
        maxLength={MAX_LINE}
        autoComplete="off"
        {...form.text('tags')}
        error={tagsError}
      />
      <FormNote form={form} />
    </FormDialog>
  );
}
