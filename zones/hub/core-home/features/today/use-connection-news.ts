import { hasLedger, useFirmOfUser } from '@services/ledger/browser/firms';
import { nameOfConnection } from '@services/ledger/browser/source-names';
import { CONNECTED } from '@services/ledger/contract/firms';
import { hasIq } from '@suite/session/parsed-token';
import { useSession } from '@suite/session/session-provider';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';
import { type News, newsOf } from './news';

const words = copy.connections;

/** Returns connections that have failed, and a missing ledger; empty for people without access to either app, or to IQ. */
export function useConnectionNews(): News[] {
  const { token } = useSession();
  const { deployment } = useSuite();
  const locale = usePreference('locale') || undefined;
  const mayCheck = token.rights.includes(rightOf('iq-settings'));
  const mayConnect = token.rights.includes(rightOf('iq-onboarding'));
  const isTheirs = hasIq(token) && token.iqId !== '' && (mayCheck || mayConnect);
  const read = useFirmOfUser(isTheirs ? token.userId : undefined);
  if (!isTheirs) return [];

  const news = newsOf(read, words, (firm) => {
    const connections = firm?.connections ?? [];
    const broken = connections.filter(({ status }) => status !== CONNECTED).map(nameOfConnection);
    const texts: string[] = [];
    const links: News['links'] = [];
    if (broken.length > 0 && mayCheck) {
      texts.push(words.broken(new Intl.ListFormat(locale).format(broken), broken.length));
      links.push({ text: words.check, href: zoneUrl(deployment, 'iq-settings') });
    }
    // A ledger that has failed is repaired among the connections.
    if (!hasLedger(connections) && !firm?.hasSampleData && mayConnect) {
      texts.push(words.noLedger);
      links.push({ text: words.connect, href: zoneUrl(deployment, 'iq-onboarding') });
    }
    return links.length > 0 ? { text: texts.join(' '), links } : undefined;
  });
  return [news];
}
