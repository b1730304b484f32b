import { createTerms, getTerms, getTermsVersions, putTerms, type Terms } from '@services/price-book/contract/terms';
import { unknownFields } from '@services/price-book/wording/letter';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { useRef } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { emptyLetter, hasOtherText, letterOf } from './letter-draft';
import { LetterPreview } from './letter-preview';
import { LetterVersions } from './letter-versions';
import { MergeFields } from './merge-fields';

interface Props {
  /** The one to edit; absent for a new one. */
  letter: Terms | undefined;
  validDays: number;
}

const texts = [
  { field: 'scope', most: 20_000 },
  { field: 'notCovered', most: 20_000 },
  { field: 'body', most: 60_000 },
] as const;

const { name, scope, notCovered, body } = createTerms.body.entries;

const schema = fields({
  name: worded(name, copy.required.name),
  scope: worded(scope, copy.required.scope),
  notCovered: worded(notCovered, copy.required.notCovered),
  body,
});

/** Edits a letter of engagement, beside a preview of what clients read. */
export function LetterForm({ letter, validDays }: Props) {
  const { formClient } = useApi();
  const { number } = useFormats();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  /** The text area that was used last. */
  const written = useRef<HTMLTextAreaElement>(null);
  const saved = letter ? letterOf(letter) : emptyLetter;
  const reload = () => revalidate(getTerms, getTermsVersions);
  const form = useForm(schema, {
    name: `letter:${letter?.id ?? 'new'}`,
    saved,
    version: letter?.latest.version,
    save: (output, version) =>
      letter
        ? formClient.call(putTerms, {
            params: { termsId: letter.id },
            body: { ...output, isArchived: letter.isArchived, version },
          })
        : formClient.call(createTerms, { body: output }),
    async onSaved({ id }) {
      await reload();
      if (!letter) location.hash = hashOf('offer', '/letter', { id });
    },
    reload,
    done: ({ name: title, latest }) => (isNewText ? copy.saved(title, number(latest.version)) : copy.renamed(title)),
    failed: (reason) => `${copy.notSaved} ${reason}`,
  });
  const { values } = form;
  const isNewText = hasOtherText(values, saved);
  const unknown = unknownFields(`${values.scope}\n${values.notCovered}\n${values.body}`);
  const version = letter?.latest.version ?? 0;

  return (
    <>
      <ViewHead
        title={<bdi>{letter?.name ?? copy.newTitle}</bdi>}
        text={letter && copy.version(number(letter.latest.version))}
        actions={
          <div className="flex items-center gap-2">
            {letter?.isArchived && <Badge text={copy.archived} />}
            <ButtonLink variant="quiet" href={hashOf('offer', '/terms')}>
              {copy.all}
            </ButtonLink>
          </div>
        }
      />
      <ReadOnly text={copy.readOnly} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {mayChange && (
          <form className="grid gap-4" {...form.element}>
            <Input label={copy.name} hint={copy.nameHint} maxLength={200} autoComplete="off" {...form.text('name')} />
            <MergeFields areaOf={() => written.current ?? form.element.ref.current?.querySelector('textarea')} />
            {texts.map(({ field, most }) => (
              <TextArea
                key={field}
                label={copy[field]}
                hint={copy[`${field}Hint`]}
                rows={field === 'body' ? 12 : 8}
                maxLength={most}
                dir="auto"
                {...form.text(field)}
                onFocus={(event) => {
                  written.current = event.currentTarget;
                }}
              />
            ))}
            <p className="text-muted">{copy.format}</p>
            {unknown.length > 0 && <Notice>{copy.unknown(unknown.join(', '))}</Notice>}
            <FormNote form={form} behind={letter && copy.newer(letter.latest.version, letter.latest.by)} />
            <FormBar form={form} save={form.isChanged && !isNewText && letter ? copy.saveName : copy.save(version + 1)} />
          </form>
        )}
        <LetterPreview letter={values} validDays={validDays} />
      </div>
      {letter && (
        <LetterVersions
          termsId={letter.id}
          onUse={mayChange ? (text) => form.set({ scope: text.scope, notCovered: text.notCovered, body: text.body }) : undefined}
        />
      )}
    </>
  );
}
