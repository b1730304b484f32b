import { createPage, getPages, type PageKind, type Template, templates } from '@services/mywebsite-admin/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import type { Branch } from './tree';

const words = copy.adding;
const NONE = 'none';

interface Props {
  kind: PageKind;
  pages: readonly Branch[];
  onClose: () => void;
}

/** Adds a page or an article, and opens it. */
export function AddDialog({ kind, pages, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [title, setTitle] = useState('');
  const [template, setTemplate] = useState<Template>(kind === 'article' ? 'article' : 'blank');
  const [parent, setParent] = useState(NONE);

  const submit = () =>
    title.trim()
      ? formClient
          .call(createPage, { body: { template, title, parentId: parent === NONE ? null : parent } })
          .then(async ({ id }) => {
            await revalidate(getPages);
            onClose();
            location.hash = hashOf('content', '/page', { id });
          })
      : undefined;

  return (
    <FormDialog
      title={copy[kind].add}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <Input
        label={words.title}
        value={title}
        required
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {kind === 'page' && (
        <>
          <Select
            label={words.template}
            options={templates.filter((name) => name !== 'article').map((value) => ({ value, label: copy.templates[value] }))}
            value={template}
            onChange={(value) => setTemplate(oneOf(templates, value) ?? 'blank')}
          />
          <Select
            label={words.parent}
            options={[
              { value: NONE, label: words.none },
              ...pages.filter(({ page }) => page.path).map(({ page }) => ({ value: page.id, label: page.title })),
            ]}
            value={parent}
            onChange={setParent}
          />
        </>
      )}
    </FormDialog>
  );
}
