import { createPage, getPages, type PageKind, type Template, templates } from '@services/site/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { hashOf } from '@suite/zones/zone-url';
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
  const form = useForm(createPage.body, {
    saved: { template: (kind === 'article' ? 'article' : 'blank') as Template, title: '', parentId: null as string | null },
    save: (output) => formClient.call(createPage, { body: output }),
    async onSaved({ id }) {
      await revalidate(getPages);
      onClose();
      location.hash = hashOf('content', '/page', { id });
    },
    failed: words.failed,
  });
  const { template, parentId } = form.values;

  return (
    <FormDialog title={copy[kind].add} submit={words.submit} onClose={onClose} {...form.dialog}>
      <Input label={words.title} required maxLength={200} autoComplete="off" {...form.text('title')} />
      {kind === 'page' && (
        <>
          <Select
            label={words.template}
            options={templates.filter((name) => name !== 'article').map((value) => ({ value, label: copy.templates[value] }))}
            value={template}
            onChange={(value) => form.set({ template: oneOf(templates, value) ?? 'blank' })}
          />
          <Select
            label={words.parent}
            options={[
              { value: NONE, label: words.none },
              ...pages.filter(({ page }) => page.path).map(({ page }) => ({ value: page.id, label: page.title })),
            ]}
            value={parentId ?? NONE}
            onChange={(value) => form.set({ parentId: value === NONE ? null : value })}
          />
        </>
      )}
    </FormDialog>
  );
}
