import { classNames } from '@suite/ui/class-names';
import { Icon } from '@suite/ui/icon';
import { ButtonLink } from '@suite/ui/link';
import { zones } from '@suite/zones/zones';

interface Props {
  href?: string;
  /** Keeps its place and is not there: what stands beside it does not move when the flag changes. */
  isOff?: boolean;
}

export const ChatLink = ({ href, isOff }: Props) => (
  <ButtonLink
    look="quiet"
    newTab
    href={href}
    className={classNames('suite-header-chat', isOff && 'suite-header-off')}
    aria-label={zones.chat.title}
  >
    <Icon name="spark" />
    <span>{zones.chat.title}</span>
  </ButtonLink>
);
