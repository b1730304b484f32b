import { type Lead, putLead } from '@services/inbox/contract/leads';
import { MAX_LINE } from '@services/inbox/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
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

/** Edits a lead's contact details and tags. */
export function EditLeadDialog({ lead, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const [first] = useState(() => ({
    name: lead.name,
    phone: lead.phone,
    company: lead.company,
    tags: lead.tags.join(', '),
  }));
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const noName = isTold && !entries.name.trim();

  function submit() {
    setTold(true);
    if (!entries.name.trim()) return undefined;
    return formClient
      .call(putLead, { params: { leadId: lead.id }, body: { ...bodyOf(lead), ...entries, tags: tagsIn(entries.tags) } })
      .then(onDone);
  }

  const field = (name: keyof typeof first, rest: { hint?: string; error?: string } = {}) => (
    <Input
      label={copy[name]}
      value={entries[name]}
      maxLength={MAX_LINE}
      autoComplete="off"
      {...rest}
      onChange={(event) => setEntries({ ...entries, [name]: event.currentTarget.value })}
    />
  );

  return (
    <FormDialog
      title={copy.edit}
      submit={copy.save}
      isUnsaved={entries !== first}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      {field('name', noName ? { error: copy.noName } : {})}
      {field('phone')}
      {field('company')}
      {field('tags', { hint: copy.tagsHint })}
    </FormDialog>
  );
}
