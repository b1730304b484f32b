import { Icon } from '@suite/ui/icon';
import type { ZoneName } from '@suite/zones/zones';
import { AppTitle } from './app-title';
import { ChatLink } from './chat-link';
import { HomeLogo } from './home-logo';
import { SearchButton } from './search-button';

interface Props {
  zone: ZoneName;
}

/** The header as it will stand, in the exported HTML and until somebody is known to be signed in: nothing moves when it comes to life. */
export const UnusedHeader = ({ zone }: Props) => (
  <>
    <span className="suite-header-button">
      <Icon name="grid" />
    </span>
    <HomeLogo />
    <AppTitle zone={zone} />
    <SearchButton />
    <ChatLink />
    <span className="suite-header-button suite-header-help">
      <Icon name="help" />
    </span>
    <span className="suite-header-avatar" />
  </>
);
