import type { Content } from '@services/proposals/contract/content';
import { copy } from '@services/proposals/wording/offer-page';
import type { Option } from '@suite/pricing/line';
import { firstSelection, type Selection, selectedLines } from '@suite/pricing/selection';
import { RadioGroup } from '@suite/ui/radio';
import { dayIn } from '@suite/values/zone-day';
import { duesOf } from './dues';
import { OptionCard } from './option-card';
import { StepTitle } from './step-title';

interface Props {
  content: Content;
  selection: Selection;
  /** Someone has signed, so their choice is binding. */
  isFixed: boolean;
  hasMoved: boolean;
  onChoose: (option: Option) => void;
}

/** Maximum number of services in a comparison; the others are in the list below it. */
const MAX_COMPARED = 12;

/** Options to choose from, stacked on a phone and side by side from 900 pixels. */
export function OptionChoice({ content, selection, isFixed, hasMoved, onChoose }: Props) {
  const { options, timeZone, billingDay, currency } = content;
  const shown = isFixed ? options.filter(({ id }) => id === selection.optionId) : options;
  const names = [...new Set(shown.flatMap(({ lines }) => lines.map(({ name }) => name)))];
  const terms = { acceptedOn: dayIn(timeZone, Date.now()), billingDay };
  const duesAs = (chosen: Selection) => duesOf(selectedLines(options, chosen) ?? [], terms);
  return (
    <RadioGroup
      legend={<StepTitle text={isFixed ? copy.chosen : copy.choose} hasMoved={hasMoved} />}
      legendClassName="mb-3 w-full"
      className="min-w-0"
    >
      <div className="grid gap-3 min-[900px]:auto-cols-fr min-[900px]:grid-flow-col min-[900px]:grid-rows-[auto_auto_1fr]">
        {shown.map((option) => {
          const isChosen = option.id === selection.optionId;
          return (
            <OptionCard
              key={option.id}
              option={option}
              dues={duesAs(isChosen ? selection : firstSelection(option))}
              currency={currency}
              names={names.slice(0, MAX_COMPARED)}
              more={names.slice(MAX_COMPARED).filter((name) => option.lines.some((line) => line.name === name)).length}
              isChosen={isChosen}
              isFixed={isFixed}
              onChoose={() => onChoose(option)}
            />
          );
        })}
      </div>
    </RadioGroup>
  );
}
