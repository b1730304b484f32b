import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { newId, replaced, without } from './change-list';
import { copy } from './copy';

export interface EditedOption {
  id: string;
  text: string;
  isRight: boolean;
  feedback?: string;
}

interface Props {
  options: readonly EditedOption[];
  /** Each option has its own feedback. */
  hasFeedback: boolean;
  onChange: (options: EditedOption[]) => void;
}

/** Edits the options of a question, and which of them are right. */
export const OptionsEditor = ({ options, hasFeedback, onChange }: Props) => (
  <div className="grid gap-3">
    {options.map((option, at) => (
      <div key={option.id} className="grid gap-2 border-s-2 border-line ps-3">
        <div className="flex items-end gap-3">
          <Input
            className="flex-1"
            label={copy.option(at + 1)}
            value={option.text}
            maxLength={500}
            onChange={(event) => onChange(replaced(options, at, { ...option, text: event.currentTarget.value }))}
          />
          <Checkbox
            label={copy.right}
            aria-label={copy.isRight(at + 1)}
            className="h-10"
            checked={option.isRight}
            onChange={(isRight) => onChange(replaced(options, at, { ...option, isRight }))}
          />
          {options.length > 2 && (
            <Button
              variant="plain"
              size="sm"
              aria-label={copy.removeOption(at + 1)}
              onClick={() => onChange(without(options, at))}
            >
              <Icon name="close" />
            </Button>
          )}
        </div>
        {hasFeedback && (
          <Input
            label={copy.feedback(at + 1)}
            value={option.feedback ?? ''}
            maxLength={500}
            onChange={(event) => onChange(replaced(options, at, { ...option, feedback: event.currentTarget.value }))}
          />
        )}
      </div>
    ))}
    {options.length < 8 && (
      <div>
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            onChange([
              ...options,
              { id: newId(), text: copy.newOption, isRight: false, ...(hasFeedback && { feedback: copy.newFeedback }) },
            ])
          }
        >
          {copy.addOption}
        </Button>
      </div>
    )}
  </div>
);
