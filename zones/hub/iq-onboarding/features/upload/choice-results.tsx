import { useChoiceResults } from '@services/ledger/browser/uploads';
import type { ChoiceResult, TableGuess } from '@services/ledger/contract/table';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { choiceQuestions, likeliestOf } from './choice-questions';
import type { Draft } from './confirmed';
import { copy } from './copy';

interface Props {
  uploadId: string;
  draft: Draft;
  asOf: string;
  guess: TableGuess;
  onChange: (draft: Draft) => void;
}

const { results: text } = copy;

/** What the ledger would get with each possible answer to what the file leaves open. */
export function ChoiceResults({ uploadId, draft, asOf, guess, onChange }: Props) {
  const { number } = useFormats();
  const questions = choiceQuestions(draft, guess);
  const confirmations = questions.flatMap(({ choices }) =>
    choices.flatMap((choice) => {
      const { kind } = choice.draft;
      return kind ? [likeliestOf({ ...choice.draft, kind }, asOf, guess)] : [];
    }),
  );
  const { data, error } = useChoiceResults(uploadId, confirmations);
  if (questions.length === 0) return null;
  const current = JSON.stringify(draft);
  let place = 0;
  const rows = questions.map((question) => ({
    ...question,
    choices: question.choices.map((choice) => ({ ...choice, result: data?.results[place++] })),
  }));

  return (
    <section aria-labelledby="choices" className="mt-7">
      <h2 id="choices">{text.heading}</h2>
      <p className="mt-1 max-w-[68ch] text-pretty text-muted">{text.text}</p>
      {data && !data.isWhole && <p className="mt-1">{text.part(number(data.rows))}</p>}
      {error && <p className="mt-1 text-bad">{`${text.failed} ${reasonOf(error)}`}</p>}
      {rows.map(({ title, choices }) => (
        <div key={title} className="mt-4">
          <h3 className="text-sm text-ink">{title}</h3>
          <ul aria-label={title} className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
            {choices.map(({ label, draft: chosen, result }) => {
              const isChosen = JSON.stringify(chosen) === current;
              const button = isChosen ? text.chosen : text.use;
              return (
                <li key={label} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
                  <div className="min-w-0 flex-1 basis-72">
                    <p className="font-medium wrap-anywhere">{label}</p>
                    {result ? <Result result={result} /> : !error && <p className="text-muted">{text.reading}</p>}
                  </div>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={text.useOf(button, label, title)}
                    disabled={isChosen}
                    onClick={() => onChange(chosen)}
                  >
                    {button}
                  </Button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Result({ result: { documents, totals, converted, unread, reason } }: { result: ChoiceResult }) {
  const { number } = useFormats();
  const { money } = useMetricFormats();
  if (documents === 0) return <p className="text-warn">{text.nothing(reason)}</p>;
  const amounts = totals.map(({ currency, amount, open, openUnknown }) =>
    [
      money(amount, currency),
      ...(open === null ? [] : [text.open(money(open, currency))]),
      ...(openUnknown ? [text.openUnknown(openUnknown, number(openUnknown))] : []),
    ].join(', '),
  );
  return (
    <>
      <p>{[text.documents(documents, number(documents)), ...amounts].join(' · ')}</p>
      {converted && (
        <p>
          {text.converted(money(converted.amount, converted.currency))}
          {converted.unrated > 0 && ` ${text.unrated(converted.unrated, number(converted.unrated))}`}
        </p>
      )}
      {unread > 0 && <p className="text-warn">{text.unread(unread, number(unread), reason)}</p>}
    </>
  );
}
