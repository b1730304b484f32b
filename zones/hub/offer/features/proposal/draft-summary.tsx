import { getTerms } from '@services/price-book/contract/terms';
import type { Draft } from '@services/proposals/contract/content';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import type { ReactNode } from 'react';
import { takenAtFirst, totalsOfLines } from '../lines/line-totals';
import { useToday } from '../payments/days';
import { copy } from './copy';

const { send: words } = copy;

/** Recipients, content, and expiry date of a draft, for a decision to send it. */
export function DraftSummary({ draft }: { draft: Draft }) {
  const { money, day } = useMetricFormats();
  const letters = useQuery(getTerms, {}, { handleGlobally: true }).data?.terms;
  const today = useToday();
  const letter = letters?.find(({ id }) => id === draft.termsId)?.name ?? copy.terms.someLetter;
  const optionText = ({ name, lines }: Draft['options'][number]) => {
    const total = totalsOfLines(takenAtFirst(lines), { acceptedOn: today, billingDay: draft.billingDay });
    return total ? `${name}: ${words.firstYear(money(total.firstYear.gross, draft.currency))}` : name;
  };
  return (
    <dl className="grid gap-3 text-ink sm:grid-cols-[140px_minmax(0,1fr)]">
      <Entry text={words.to}>
        {draft.recipients.map(({ name, email, role }) => (
          <p key={email} className="break-words">
            <bdi>{name}</bdi> · {email} · <span className="text-muted">{copy.recipients.roles[role]}</span>
          </p>
        ))}
      </Entry>
      <Entry text={words.what}>
        <p className="font-semibold break-words">{draft.title}</p>
        {draft.options.map((option) => (
          <p key={option.id} className="break-words">
            {optionText(option)}
          </p>
        ))}
      </Entry>
      <Entry text={words.until}>{day(draft.expiresOn)}</Entry>
      <Entry text={words.letter}>{draft.termsId === null ? copy.terms.noLetter : letter}</Entry>
      {draft.note && <Entry text={copy.texts.note}>{draft.note}</Entry>}
    </dl>
  );
}

const Entry = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{text}</dt>
    <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
  </>
);
