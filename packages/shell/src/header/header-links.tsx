import { classNames } from '@suite/ui/class-names';
import { Icon } from '@suite/ui/icon';
import { ButtonLink } from '@suite/ui/link';
import { SUITE_NAME, type ZoneName, zones } from '@suite/zones/zones';

interface LogoProps {
  href?: string;
  /** Address of a picture that replaces the suite's logo. */
  logo?: string | undefined;
}

export const HomeLogo = ({ href, logo }: LogoProps) => (
  // Its text is hidden on narrow pages.
  <a href={href} aria-label={href && SUITE_NAME} className="suite-logo">
    {logo ? <img src={logo} alt="" height="22" /> : <Mark />}
    <span>{SUITE_NAME}</span>
  </a>
);

const Mark = () => (
  <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
    <rect width="22" height="22" rx="6" fill="var(--color-accent)" />
    <path d="M5 7h12M5 11h12M5 15h12" stroke="var(--color-accent-ink)" strokeWidth="2" />
  </svg>
);

interface TitleProps {
  zone: ZoneName;
  href?: string;
}

export const AppTitle = ({ zone, href }: TitleProps) => (
  <a href={href} className="suite-app-title">
    {zones[zone].title}
  </a>
);

interface ChatProps {
  href?: string;
  /** Hidden but still takes up its space, so that nothing moves when the flag changes. */
  isOff?: boolean;
}

export const ChatLink = ({ href, isOff }: ChatProps) => (
  <ButtonLink variant="quiet" newTab href={href} className={classNames('suite-header-chat', isOff && 'suite-header-off')}>
    <Icon name="spark" />
    <span>{zones.chat.title}</span>{' '}
  </ButtonLink>
);
