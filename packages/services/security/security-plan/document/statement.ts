import { dayText } from '@suite/values/day-text';
import type { Statement } from '../contract/controls';
import type { ReadControl } from '../plan/plan-with-proof';
import type { Facts } from '../plan/proof';
import { nameIn } from '../plan/read-plan';

const sentence = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);

/**
 * Returns what the plan says about a control: what is proven, with its date; what is planned, by whom and until when; or what is
 * accepted as a risk, by whom and why. Only proven controls are stated as facts.
 */
export function statementOf({ control, row, standing }: ReadControl, facts: Facts): Statement {
  const { state, text } = standing;
  if (state === 'not-applicable') return { kind: 'not-applicable', text: sentence(text) };
  if (state === 'met')
    return {
      kind: 'proven',
      text: `${sentence(`Proven as of ${dayText(standing.on ?? facts.today)}: ${text}`)} ${row.implementation}`.trim(),
    };
  const owner = nameIn(facts, row.ownerId);
  const by = owner ? `Owner: ${owner}.` : 'No owner is named.';
  if (state === 'accepted')
    return {
      kind: 'accepted',
      text: [
        `Not in place. The risk is accepted until ${dayText(row.acceptedUntil ?? '')}${row.acceptedBy ? ` by ${row.acceptedBy}` : ''}.`,
        sentence(`Reason: ${row.acceptance}`),
        by,
      ].join(' '),
    };
  const due = row.reviewOn ? `${row.reviewOn < facts.today ? 'It was due' : 'Due'} ${dayText(row.reviewOn)}.` : 'No date is set.';
  const own = row.implementation.trim();
  // A firm's own text is quoted as its intention, whatever its tense.
  const plan = own === '' || own === control.implementation ? control.planned : `The firm intends: “${own}”`;
  return { kind: 'planned', text: `Planned, not proven (${text}). ${sentence(plan)} ${by} ${due}` };
}
