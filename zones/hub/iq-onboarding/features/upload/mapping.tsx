import { importUpload } from '@services/ledger/browser/uploads';
import type { TableGuess } from '@services/ledger/contract/table';
import type { Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { FromFile } from '@suite/imports/from-file';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { StickyBar } from '@suite/ui/save-bar';
import { localDayOf } from '@suite/values/iso-day';
import { type FormEvent, useState } from 'react';
import { ChoiceResults } from './choice-results';
import { ColumnChoices } from './column-choices';
import {
  type AsOfOrigin,
  asOfDay,
  asOfOrigin,
  confirmationOf,
  type Draft,
  draftOf,
  openQuestions,
  usualOrder,
} from './confirmed';
import { copy } from './copy';
import { DiscardFile } from './discard-file';
import { DuplicatesChoice } from './duplicates-choice';
import { EncodingChoice } from './encoding-choice';
import { FileFacts } from './file-facts';
import { Preview } from './preview';
import { Unsaid } from './unsaid';

interface Props {
  upload: Upload;
  guess: TableGuess;
  /** Payment terms of the firm; null while they aren't set. */
  paymentTermsDays: number | null;
  /** Called when the import has started. */
  onStarted: (upload: Upload) => unknown;
}

const { mapping } = copy;

/** How the file is read, to correct and confirm; also shown after a failed import. */
export function Mapping({ upload, guess, paymentTermsDays, onStarted }: Props) {
  const { client } = useApi();
  const { number } = useFormats();
  const locale = usePreference('locale');
  const [today] = useState(() => localDayOf(Date.now()));
  // An import that stopped to ask resumes with the confirmed columns.
  const [guessed] = useState(
    (): Draft => ({
      ...draftOf(guess, paymentTermsDays, usualOrder(locale || undefined)),
      ...(upload.duplicates && upload.confirmation),
    }),
  );
  const isOther = (from: Draft) => JSON.stringify(from) !== JSON.stringify(guessed);
  const { draft, change, forget } = useDraft(`upload:${upload.id}`, guessed, isOther);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isChanged = isOther(draft);
  const asOf = asOfDay(draft, guess, today);
  const questions = [
    ...openQuestions({ ...draft, asOf }, guess, today),
    ...(upload.duplicates && !draft.duplicates ? [copy.duplicates.question] : []),
  ];

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { kind } = draft;
    if (!kind || questions.length > 0) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const started = await importUpload(client, upload.id, confirmationOf({ ...draft, kind, asOf }, guess));
      forget();
      await onStarted(started);
    } catch (error) {
      setFailure(reasonOf(error));
      setRunning(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-[1080px]">
      <ViewHead
        title={<span className="wrap-anywhere">{upload.fileName}</span>}
        text={mapping.text(guess.rows, number(guess.rows))}
      />
      {upload.failure && (
        <div className="mb-4">
          <ErrorNote title={mapping.failedTitle} text={`${upload.failure} ${mapping.failedText}`} />
        </div>
      )}
      {guess.notices.length > 0 && (
        <div className="mb-4">
          <Notice>
            <Sentences title={mapping.notices} sentences={guess.notices} />
          </Notice>
        </div>
      )}
      <FileFacts draft={draft} asOf={asOf} today={today} asOfHint={hintOf(asOfOrigin(draft, guess))} onChange={change} />
      {guess.encoding && guess.encoding.samples.length > 0 && (
        <EncodingChoice
          upload={upload}
          encoding={guess.encoding}
          onStarted={(started) => {
            forget();
            return onStarted(started);
          }}
        />
      )}
      <ColumnChoices draft={draft} guess={guess} onChange={change} />
      <Unsaid draft={draft} guess={guess} onChange={change} />
      <ChoiceResults uploadId={upload.id} draft={draft} asOf={asOf} guess={guess} onChange={change} />
      {upload.duplicates && <DuplicatesChoice counts={upload.duplicates} draft={draft} onChange={change} />}
      {draft.kind && <FromFile confirmation={{ ...draft, kind: draft.kind }} guess={guess} asOf={asOf} />}
      <h2 className="mt-7 mb-3">{mapping.preview}</h2>
      <Preview draft={draft} guess={guess} />
      <StickyBar className="mt-4">
        <div className="min-w-0 flex-1 basis-72" role={failure ? undefined : 'status'}>
          {questions.length > 0 && <Sentences title={mapping.open} sentences={questions} />}
          {failure && <Notice tone="bad">{`${mapping.notStarted} ${failure}`}</Notice>}
        </div>
        <DiscardFile upload={upload} onGone={forget} />
        {isChanged && (
          <Button variant="quiet" disabled={isRunning} onClick={() => change(guessed)}>
            {mapping.reset}
          </Button>
        )}
        <Button type="submit" spinning={isRunning} disabled={questions.length > 0} disabledText={mapping.blocked}>
          {upload.state === 'failed' ? mapping.again : mapping.import(guess.rows, number(guess.rows))}
        </Button>
      </StickyBar>
    </form>
  );
}

const hintOf = (origin: AsOfOrigin) =>
  ({ confirmed: mapping.asOfHint, latest: mapping.asOfLatest, unknown: mapping.asOfUnknown })[origin];

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <>
    <p className="font-medium">{title}</p>
    <ul className="list-disc ps-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);
