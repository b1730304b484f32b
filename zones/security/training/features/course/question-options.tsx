import type { ShownQuestion } from '@services/training/contract/learning';
import { Checkbox } from '@suite/ui/checkbox';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { copy } from './copy';

interface Props {
  question: ShownQuestion;
  chosen: readonly string[];
  onChoose: (optionIds: string[]) => void;
  disabled?: boolean;
}

/** A question with its options; one of them can be chosen, or several. */
export function QuestionOptions({ question, chosen, onChoose, disabled = false }: Props) {
  const isOne = question.rightCount === 1;
  const toggle = (id: string) => (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const Box = isOne ? Radio : Checkbox;
  return (
    <RadioGroup legend={question.text} legendClassName="font-semibold" disabled={disabled}>
      <p className="mb-2 text-muted">{isOne ? copy.chooseOne : copy.chooseSome(question.rightCount)}</p>
      <div className="grid gap-2">
        {question.options.map(({ id, text }) => (
          <Box
            key={id}
            label={<span>{text}</span>}
            className="items-start gap-3 rounded-md border border-line bg-surface px-3 py-2 hover:border-line-strong has-checked:border-accent"
            boxClassName="mt-1"
            checked={chosen.includes(id)}
            onChange={() => onChoose(isOne ? [id] : toggle(id))}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
