import type { Draft } from '@services/proposals/contract/content';
import type { Proposal } from '@services/proposals/contract/proposals';
import { amendsText, changeTexts } from '@services/proposals/wording/changes';
import { copy as pageCopy } from '@services/proposals/wording/offer-page';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';
import { DraftSection } from './draft-section';
import { type AmendmentAmounts, dueOf } from './use-amendment';

const { amendment: words } = copy;

interface Props {
  amends: NonNullable<Proposal['amends']>;
  draft: Draft;
  amounts: AmendmentAmounts;
  onChange: (update: (draft: Draft) => Draft) => void;
}

/** What an amendment changes, from when, and what is due after the credit for days already paid. */
export function Amendment({ amends, draft, amounts, onChange }: Props) {
  const { money, day } = useMetricFormats();
  const { currency, startsNextPeriod } = draft;
  const { lines, first, credit, notes } = amounts;
  const changes = changeTexts(amends, lines, currency, money);
  return (
    <DraftSection title={pageCopy.amends.title}>
      <p className="text-muted break-words">{amendsText(amends, day)}.</p>
      <table className="w-full">
        <thead>
          <tr className="text-start text-muted">
            <th className="py-1 text-start font-normal">{pageCopy.amends.service}</th>
            <th className="py-1 text-end font-normal">{pageCopy.amends.before}</th>
            <th className="py-1 text-end font-normal">{pageCopy.amends.after}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {changes.map(({ name, before, after }, index) => (
            // Two services may have the same name; their order follows the lines.
            <tr key={`${name}${index}`}>
              <td className="py-1.5 break-words">{name}</td>
              <td className="py-1.5 text-end text-muted tabular-nums">{before}</td>
              <td className="py-1.5 text-end font-medium tabular-nums">{after}</td>
            </tr>
          ))}
          {changes.length === 0 && (
            <tr>
              <td colSpan={3} className="py-1.5">
                {pageCopy.amends.same}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <ChoiceField
        label={words.starts}
        texts={words.startsOn}
        value={startsNextPeriod ? 'period' : 'acceptance'}
        onChange={(chosen) => onChange((now) => ({ ...now, startsNextPeriod: chosen === 'period' }))}
      />
      {credit !== undefined && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          <dt>{pageCopy.amends.charges}</dt>
          <dd className="text-end">{money(first, currency)}</dd>
          {credit > 0 && (
            <>
              <dt>{pageCopy.amends.credit}</dt>
              <dd className="text-end">{money(-credit, currency)}</dd>
            </>
          )}
          <dt className="font-semibold">{pageCopy.totals.ifToday}</dt>
          <dd className="text-end font-semibold">{money(dueOf(amounts), currency)}</dd>
        </dl>
      )}
      {credit !== undefined &&
        (notes.length === 0 && credit === 0 ? [first === 0 ? pageCopy.amends.goesOn : pageCopy.amends.noCredit] : notes).map(
          (note) => (
            <p key={note} className="text-muted">
              {note}
            </p>
          ),
        )}
      {credit !== undefined && credit > first && (
        <p className="text-muted">{pageCopy.amends.carried(money(credit - first, currency))}</p>
      )}
    </DraftSection>
  );
}
