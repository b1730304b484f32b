import type { Lead } from '@services/inbox/contract/leads';
import { hashOfView } from '@suite/list/use-view';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Link } from '@suite/ui/link';
import { durationText, stateWords } from '../words/words';
import { copy } from './copy';
import { inboxDefaults } from './inbox-view';

const MINUTE = 60_000;

export function LeadFacts({ lead }: { lead: Lead }) {
  const { moment, day } = useFormats();
  const { facts } = copy;
  const rows: [string, string | null][] = [
    [facts.email, lead.email],
    [facts.phone, lead.phone],
    [facts.company, lead.company],
    [facts.source, lead.source],
    [facts.page, lead.page],
    [facts.received, moment(lead.createdAt)],
    [facts.answered, answerTime(lead)],
    [facts.consent, lead.consent && `${lead.consent.text} (${moment(lead.consent.at)})`],
    [facts.deleted, lead.deletedOn && day(lead.deletedOn)],
  ];
  return (
    <aside aria-label={copy.about} className="grid content-start gap-5">
      <dl className="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-1">
        {rows.map(([label, value]) => value && <Fact key={label} label={label} value={value} />)}
      </dl>
      {lead.answers.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">{copy.answers}</h3>
          <dl className="grid gap-2.5">
            {lead.answers.map(({ label, value }) => (
              <Fact key={label} label={label} value={value} />
            ))}
          </dl>
        </div>
      )}
      {lead.others.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">{copy.others}</h3>
          <ul className="grid gap-1">
            {lead.others.map(({ id, about, state, createdAt }) => (
              <li key={id}>
                <Link href={hashOfView('contact', '/', inboxDefaults, { view: state, lead: id })}>{about}</Link>{' '}
                <span className="text-[13px] text-muted">
                  {stateWords[state].text}, {moment(createdAt)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="m-0 whitespace-pre-line break-words">{value}</dd>
  </div>
);

function answerTime({ createdAt, firstAnsweredAt }: Lead): string {
  if (firstAnsweredAt === null) return copy.notYet;
  return copy.after(durationText(Math.floor((Date.parse(firstAnsweredAt) - Date.parse(createdAt)) / MINUTE)));
}
