import type { Recipients as All, MailHeader as Header } from '@services/inbox/contract/leads';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { copy } from './copy';

/** The number of recipients that are shown before the list is unfolded. */
const SHOWN = 3;

interface Props {
  header: Header;
  /** When the mail was received. */
  at: string;
}

/** To whom a mail went, and when it says that it was written if that is not when it was received. */
export function MailHeader({ header, at }: Props) {
  const { to, cc, sentAt, unreadDate } = header;
  const { moment } = useFormats();
  const isApart = sentAt !== null && Math.abs(Date.parse(at) - Date.parse(sentAt)) > MILLISECONDS_PER_DAY;
  return (
    <div className="mt-1 grid gap-0.5 text-[13px] text-muted">
      <Recipients label={copy.to} recipients={to} />
      <Recipients label={copy.cc} recipients={cc} />
      {to.first.length + cc.first.length === 0 && <p>{copy.noRecipients}</p>}
      {isApart && <p className="text-warn">{copy.ownDate(moment(sentAt), moment(at))}</p>}
      {sentAt === null && (
        <p className="break-words text-warn">
          {unreadDate ? copy.unreadDate(unreadDate, moment(at)) : copy.noOwnDate(moment(at))}
        </p>
      )}
    </div>
  );
}

function Recipients({ label, recipients: { first, more } }: { label: string; recipients: All }) {
  if (!first.length) return null;
  const texts = first.map(textOf);
  const line = `${label} ${texts.slice(0, SHOWN).join(', ')}`;
  const hidden = first.length - SHOWN + more;
  if (hidden <= 0) return <p className="break-words">{line}</p>;
  return (
    <details>
      <summary className="cursor-pointer break-words">{copy.andMore(line, hidden)}</summary>
      <ul aria-label={copy.recipients(label)} className="mt-1 grid gap-0.5 ps-4 break-words">
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
        {more > 0 && <li>{copy.notStored(more)}</li>}
      </ul>
    </details>
  );
}

/** `Board: Ann Lee <ann@client.example>` */
function textOf({ name, address, group }: All['first'][number]): string {
  const person = name && address ? `${name} <${address}>` : name || address;
  return group ? [`${group}:`, person].filter(Boolean).join(' ') : person;
}
