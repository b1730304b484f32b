import { createTerms, getTerms, getTermsVersions, putTerms, type Terms } from '@services/offers/contract/terms';
import { unknownFields } from '@services/offers/wording/letter';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { ViewHead } from '@suite/list/view-head';
import { fitsShape } from '@suite/session/fits-shape';
import { useMayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useRef, useState } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { draftOf, emptyLetter, hasOtherText, type LetterDraft, missingOf } from './letter-draft';
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

/** Edits a letter of engagement, beside a preview of what clients read. */
export function LetterForm({ letter, validDays }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const {
    draft: kept,
    change,
    discard,
  } = useDraft<LetterDraft | null>(`letter:${letter?.id ?? 'new'}`, null, undefined, (kept) => fitsShape(kept, emptyLetter));
  const [isRunning, setRunning] = useState(false);
  const [isTold, setTold] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  /** The text area that was used last. */
  const written = useRef<HTMLTextAreaElement>(null);
  const saved = letter ? draftOf(letter) : emptyLetter;
  const draft = kept ?? saved;
  const missing = missingOf(draft);
  const isNewText = hasOtherText(draft, saved);
  const isChanged = kept !== null && (isNewText || draft.name !== saved.name);
  const isBehind = kept !== null && letter !== undefined && kept.version < letter.latest.version;
  const unknown = unknownFields(`${draft.scope}\n${draft.notCovered}\n${draft.body}`);
  const set = (part: Partial<LetterDraft>) => change({ ...draft, ...part });

  async function save(version: number) {
    setTold(true);
    if (missing.length) return;
    setRunning(true);
    setFailure(undefined);
    const { version: _, ...body } = draft;
    try {
      const answer = letter
        ? await formClient.call(putTerms, {
            params: { termsId: letter.id },
            body: { ...body, isArchived: letter.isArchived, version },
          })
        : await formClient.call(createTerms, { body });
      discard();
      const { name, latest } = answer;
      const text = isNewText ? copy.saved(name, number(latest.version)) : copy.renamed(name);
      events.emit('toast', { type: 'success', text });
      await revalidate(getTerms, getTermsVersions);
      if (!letter) location.hash = hashOf('offer', '/letter', { id: answer.id });
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await revalidate(getTerms, getTermsVersions);
      else setFailure(`${copy.notSaved} ${reasonOf(error)}`);
    }
    setRunning(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning || isBehind) return;
    void save(draft.version);
  }

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
          <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
            <Input
              label={copy.name}
              hint={copy.nameHint}
              value={draft.name}
              maxLength={200}
              autoComplete="off"
              disabled={isRunning}
              error={isTold && missing.includes('name') ? copy.required.name : undefined}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <MergeFields areaOf={() => written.current ?? form.current?.querySelector('textarea')} />
            {texts.map(({ field, most }) => (
              <TextArea
                key={field}
                label={copy[field]}
                hint={copy[`${field}Hint`]}
                rows={field === 'body' ? 12 : 8}
                maxLength={most}
                dir="auto"
                disabled={isRunning}
                value={draft[field]}
                error={isTold && field !== 'body' && missing.includes(field) ? copy.required[field] : undefined}
                onFocus={(event) => {
                  written.current = event.currentTarget;
                }}
                onChange={(event) => set({ [field]: event.currentTarget.value })}
              />
            ))}
            <p className="text-muted">{copy.format}</p>
            {unknown.length > 0 && <Notice>{copy.unknown(unknown.join(', '))}</Notice>}
            {failure && <Notice tone="bad">{failure}</Notice>}
            {isBehind && letter && <Notice tone="bad">{copy.newer(letter.latest.version, letter.latest.by)}</Notice>}
            <SaveBar
              isChanged={isChanged}
              isRunning={isRunning}
              discard={copy.discard}
              onDiscard={discard}
              changed={copy.changed}
            >
              {isBehind && letter ? (
                <Button spinning={isRunning} onClick={() => save(letter.latest.version)}>
                  {copy.onTop}
                </Button>
              ) : (
                <Button type="submit" spinning={isRunning} disabled={!isChanged}>
                  {isChanged && !isNewText && letter ? copy.saveName : copy.save(saved.version + 1)}
                </Button>
              )}
            </SaveBar>
          </form>
        )}
        <LetterPreview letter={draft} validDays={validDays} />
      </div>
      {letter && (
        <LetterVersions
          termsId={letter.id}
          onUse={mayChange ? ({ scope, notCovered, body }) => set({ scope, notCovered, body }) : undefined}
        />
      )}
    </>
  );
}
