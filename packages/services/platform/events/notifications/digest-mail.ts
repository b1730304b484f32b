import type { AppMember } from '@services/identity/ports';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Event } from '../contract/feed';
import { addressOf, textOf } from '../wording';

interface Of {
  deployment: Deployment;
  companyId: string;
  digest: 'daily' | 'weekly';
  to: AppMember;
  events: readonly Event[];
}

/** Maximum number of notifications in one mail; the rest are counted. */
const SHOWN = 50;

export function digestMail({ deployment, companyId, digest, to, events }: Of): Mail {
  const { wallTime } = zoneClock(to.timeZone ?? 'UTC');
  const when = new Intl.DateTimeFormat(to.locale ?? 'en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(to.locale ?? 'en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (text: string) => days.format(new Date(text));
  const count = events.length === 1 ? '1 notification' : `${events.length} notifications`;
  const shown = events.slice(-SHOWN).reverse();
  const more = events.length - shown.length;
  return {
    deployment,
    companyId,
    to: to.email,
    content: {
      subject: `${count} from Firm Suite`,
      body: [
        `You have ${count} that you haven't read yet.`,
        ...shown.map((event) => ({
          text: `${inLine(textOf(event, day))}\n${when.format(wallTime(Date.parse(event.at)))}`,
          link: 'Open',
          url: addressOf(deployment, event),
        })),
        ...(more > 0 ? [`And ${more} more in the suite.`] : []),
      ],
      reason: {
        text: `You get this ${digest} mail because you chose it. Change or stop it here:`,
        link: 'Settings',
        url: zoneUrl(deployment, 'profile', '/settings'),
      },
    },
  };
}
