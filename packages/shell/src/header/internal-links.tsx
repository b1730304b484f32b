import { useSession } from '@suite/session/session-provider';
import { NewTabItem } from '@suite/ui/link';
import { isWebAddress } from '@suite/zones/web-address';
import { zoneUrl } from '@suite/zones/zone-url';
import { existsIn, rightOf } from '@suite/zones/zones';
import { useSuite } from '../start/suite-context';

/** Links to the internal app, for operators, and to the second one-space version, in local and dev only (§2). */
export function InternalLinks() {
  const { deployment, config } = useSuite();
  const { rights } = useSession().token;
  if (!existsIn('internal', deployment.environment)) return null;
  const links = [
    ...(rights.includes(rightOf('internal')) ? [{ text: 'Internal', href: zoneUrl(deployment, 'internal') }] : []),
    { text: 'One space', href: config.ACCESSHUB_OSFP_URL },
  ];
  return (
    <>
      {links
        .filter(({ href }) => isWebAddress(href))
        .map(({ text, href }) => (
          <NewTabItem key={text} href={href}>
            {text}
          </NewTabItem>
        ))}
      <hr className="ui-menu-line" />
    </>
  );
}
