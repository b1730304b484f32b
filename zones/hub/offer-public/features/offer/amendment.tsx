import type { Amended } from '@services/proposals/contract/content';
import { amendsText, changeTexts } from '@services/proposals/wording/changes';
import { copy } from '@services/proposals/wording/offer-page';
import type { Line } from '@suite/pricing/line';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Panel } from './panel';
import { useOfferFormats } from './use-offer-formats';

interface Props {
  amends: Amended;
  /** The selected lines. */
  lines: Line[];
  currency: string;
}

/** Names the proposal that an amendment changes, and compares each service before and after. */
export const Amendment = (props: Props) => (
  <Panel title={copy.amends.title}>
    <Changes {...props} />
  </Panel>
);

/** The comparison without a frame. */
export function Changes({ amends, lines, currency }: Props) {
  const { day } = useFormats();
  const { money } = useOfferFormats(currency);
  const changes = changeTexts(amends, lines, currency, money);
  return (
    <div className="mb-3">
      <p className="text-muted [overflow-wrap:anywhere]">{amendsText(amends, day)}.</p>
      {changes.length > 0 ? (
        <ul className="divide-y divide-line">
          {changes.map(({ name, before, after }, index) => (
            // Two services may have the same name; their order follows the lines.
            <li key={`${name}${index}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </span>
              <span className="ui-number ms-auto text-end [overflow-wrap:anywhere]">
                <span className="ui-visually-hidden">{copy.amends.before} </span>
                <span className="text-muted">{before}</span>
                <span aria-hidden="true"> → </span>
                <span className="ui-visually-hidden">, {copy.amends.after} </span>
                <strong className="font-semibold">{after}</strong>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{copy.amends.same}</p>
      )}
      {amends.startsNextPeriod && <p className="mt-2">{copy.amends.nextPeriod}</p>}
    </div>
  );
}
