import { useSuite } from '@suite/shell/start/suite-context';
import { InfoCard } from '@suite/ui/info-card';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './steps-copy';

/** Card that says what to do without a ledger (§2, "Next steps content"). */
export function NoLedgerCard() {
  const { deployment } = useSuite();
  const { title, text, link } = copy.notConnected;
  const href = zoneUrl(deployment, 'iq-dashboard');
  return (
    <InfoCard
      direction="horizontal"
      title={title}
      text={text}
      linkText={link}
      href={href}
      action={
        <ButtonLink newTab href={href} className="mt-2 w-[135px]">
          {link}
        </ButtonLink>
      }
    />
  );
}
