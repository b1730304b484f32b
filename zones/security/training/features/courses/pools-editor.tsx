import type { CourseContent } from '@services/training/contract/content';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { newId, replaced, without } from './change-list';
import { copy } from './copy';
import { OptionsEditor } from './options-editor';
import { PartFrame } from './part-frame';

type Pool = CourseContent['pools'][number];
type Question = Pool['questions'][number];

const newQuestion = (): Question => ({
  id: newId(),
  text: copy.newQuestion,
  options: [true, false].map((isRight) => ({ id: newId(), text: copy.newOption, isRight })),
  explanation: copy.newExplanation,
});

interface Props {
  pools: readonly Pool[];
  onChange: (pools: Pool[]) => void;
}

/** Edits the pools that quiz questions are drawn from. */
export const PoolsEditor = ({ pools, onChange }: Props) => (
  <div className="grid gap-4">
    {pools.map((pool, at) => (
      <PartFrame key={pool.id} name={pool.title} onRemove={() => onChange(without(pools, at))}>
        <PoolEditor pool={pool} onChange={(next) => onChange(replaced(pools, at, next))} />
      </PartFrame>
    ))}
    <div>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange([...pools, { id: newId(), title: copy.newPool, draw: 1, questions: [newQuestion()] }])}
      >
        {copy.addPool}
      </Button>
    </div>
  </div>
);

function PoolEditor({ pool, onChange }: { pool: Pool; onChange: (pool: Pool) => void }) {
  const { questions } = pool;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_160px]">
        <Input
          label={copy.poolTitle}
          value={pool.title}
          maxLength={200}
          onChange={(event) => onChange({ ...pool, title: event.currentTarget.value })}
        />
        <Input
          label={copy.draw}
          type="number"
          min={1}
          max={questions.length}
          value={String(pool.draw)}
          onChange={(event) => onChange({ ...pool, draw: Number(event.currentTarget.value) })}
        />
      </div>
      {questions.map((question, at) => (
        <PartFrame
          key={question.id}
          name={question.text}
          onRemove={questions.length > 1 ? () => onChange({ ...pool, questions: without(questions, at) }) : undefined}
        >
          <QuestionEditor
            question={question}
            onChange={(next) => onChange({ ...pool, questions: replaced(questions, at, next) })}
          />
        </PartFrame>
      ))}
      <div>
        <Button variant="quiet" size="sm" onClick={() => onChange({ ...pool, questions: [...questions, newQuestion()] })}>
          {copy.addQuestion}
        </Button>
      </div>
    </>
  );
}

const QuestionEditor = ({ question, onChange }: { question: Question; onChange: (question: Question) => void }) => (
  <>
    <Input
      label={copy.question}
      value={question.text}
      maxLength={500}
      onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
    />
    <OptionsEditor
      hasFeedback={false}
      options={question.options}
      onChange={(options) => onChange({ ...question, options: options.map(({ id, text, isRight }) => ({ id, text, isRight })) })}
    />
    <Input
      label={copy.explanation}
      value={question.explanation}
      maxLength={500}
      onChange={(event) => onChange({ ...question, explanation: event.currentTarget.value })}
    />
  </>
);
