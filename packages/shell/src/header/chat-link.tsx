import { Icon } from '@suite/ui/icon';
import { ButtonLink } from '@suite/ui/link';
import { zones } from '@suite/zones/zones';

interface Props {
  href?: string;
}

export const ChatLink = ({ href }: Props) => (
  <ButtonLink look="quiet" newTab href={href} className="suite-header-chat" aria-label={zones.chat.title}>
    <Icon name="spark" />
    <span>{zones.chat.title}</span>
  </ButtonLink>
);
