import type { Content } from '@services/proposals/contract/content';
import { copy } from '@services/proposals/wording/offer-page';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { daysBetween } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { ReactNode } from 'react';

interface Props {
  content: Content;
  /** Shown instead of the time the offer is still valid. */
  state?: ReactNode;
}

/** Says who offers what to whom, and until when. */
export function OfferHeading({ content: { firm, title, client, ...content }, state }: Props) {
  return (
    <header className="flex flex-col gap-1">
      <p className="mb-1 text-base font-semibold text-accent [overflow-wrap:anywhere]">
        <bdi>{firm}</bdi>
      </p>
      <h1 className="text-balance [overflow-wrap:anywhere]">
        <bdi>{title}</bdi>
      </h1>
      <p className="text-base text-muted [overflow-wrap:anywhere]">
        {copy.forClient} <bdi>{client}</bdi> · {state ?? <Validity {...content} />}
      </p>
    </header>
  );
}

/** Number of last days that are counted down. */
const SOON = 3;

function Validity({ expiresOn, timeZone }: Pick<Content, 'expiresOn' | 'timeZone'>) {
  const { day } = useFormats();
  const left = daysBetween(dayIn(timeZone, Date.now()), expiresOn);
  if (left > SOON) return copy.validUntil(day(expiresOn));
  const text = left > 0 ? copy.lastDays(left, day(expiresOn)) : copy.lastDay(nameOf(timeZone));
  return <span className="font-semibold text-warn">{text}</span>;
}

/** Returns a name like `Eastern Time`, which is more familiar than the zone's city. */
function nameOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
