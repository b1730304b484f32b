import type { Content } from '@services/proposals/contract/content';
import { copy } from '@services/proposals/wording/offer-page';
import type { Option } from '@suite/pricing/line';
import type { Selection } from '@suite/pricing/selection';
import { withAddOn, withQuantity } from './choose';
import { LineItem } from './line-item';
import { Panel } from './panel';
import { StepTitle } from './step-title';

interface Props {
  content: Content;
  option: Option;
  selection: Selection;
  /** The choice can't be changed here. */
  isFixed: boolean;
  hasMoved: boolean;
  onChoose: (selection: Selection) => void;
}

/** The services of the chosen option with their prices, followed by its add-ons. */
export function Lines({ content, option, selection, isFixed, hasMoved, onChoose }: Props) {
  const isTaken = (id: string) => selection.addOns.includes(id);
  const addOns = option.lines.filter((line) => line.isAddOn && (!isFixed || isTaken(line.id)));
  const lines = option.lines.filter(({ isAddOn }) => !isAddOn);
  const isAlone = content.options.length === 1;
  const itemOf = (line: Option['lines'][number]) => (
    <LineItem
      key={line.id}
      line={{ ...line, quantity: selection.quantities[line.id] ?? line.quantity }}
      content={content}
      isFixed={isFixed}
      isTaken={!line.isAddOn || isTaken(line.id)}
      onTake={(taken) => onChoose(withAddOn(selection, line.id, taken))}
      onCount={(count) => onChoose(withQuantity(selection, line.id, count))}
    />
  );
  return (
    <>
      {lines.length > 0 && (
        <Panel title={isAlone ? <StepTitle as="span" text={copy.services} hasMoved={hasMoved} /> : detailsOf(option)}>
          <ul className="divide-y divide-line">{lines.map(itemOf)}</ul>
        </Panel>
      )}
      {addOns.length > 0 && (
        <Panel title={copy.addOns}>
          {!isFixed && <p className="-mt-2 mb-1 text-sm text-muted">{copy.addOnsHint}</p>}
          <ul className="divide-y divide-line">{addOns.map(itemOf)}</ul>
        </Panel>
      )}
    </>
  );
}

const detailsOf = ({ name }: Option) => (
  <>
    {copy.details} <bdi>{name}</bdi>
  </>
);
