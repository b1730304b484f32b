import type { ShownQuestion } from '@services/academy-admin/contract/learning';
import { useId } from 'react';
import { copy } from './copy';

interface Props {
  question: ShownQuestion;
  chosen: readonly string[];
  onChoose: (optionIds: string[]) => void;
  disabled?: boolean;
}

/** A question with its options; one of them can be chosen, or several. */
export function QuestionOptions({ question, chosen, onChoose, disabled = false }: Props) {
  const name = useId();
  const isOne = question.rightCount === 1;
  const toggle = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset disabled={disabled}>
      <legend className="font-semibold">{question.text}</legend>
      <p className="mb-2 text-muted">{isOne ? copy.chooseOne : copy.chooseSome(question.rightCount)}</p>
      <div className="grid gap-2">
        {question.options.map(({ id, text }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-3 py-2 hover:border-line-strong has-checked:border-accent"
          >
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              className="mt-1 size-4 flex-none"
              checked={chosen.includes(id)}
              onChange={() => onChoose(isOne ? [id] : toggle(id))}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
