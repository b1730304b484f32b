import type { VendorPage } from '@services/directory-api/contract/answers';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { introductionWords, wordOf } from '../words/words';
import { copy } from './copy';

/** A section beside the facts. */
export const Aside = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg border border-line bg-surface p-4">
    <h2 className="mb-2">{title}</h2>
    <div className="grid gap-2">{children}</div>
  </section>
);

/** What the firm pays the vendor, and what similar firms pay. */
export function FromBills({ vendor: { tool, peers } }: { vendor: VendorPage }) {
  const { wholeMoney } = useMetricFormats();
  const { number } = useFormats();
  const { bills: words } = copy;
  return (
    <Aside title={words.heading}>
      {tool === null && <p>{words.nothing}</p>}
      {tool && <p>{tool.isActive ? words.pays(wholeMoney(tool.monthly, tool.currency)) : words.stopped}</p>}
      <p className="text-muted">
        {peers && tool ? words.peers(number(peers.firms), wholeMoney(peers.monthly, tool.currency)) : words.noPeers}
      </p>
      <p>
        <Link href={hashOf('explore', '/software')}>{words.all}</Link>
      </p>
    </Aside>
  );
}

/** The firm's relation to the vendor: a request for an introduction, an entry in its security plan. */
export function Standing({ vendor: { introduction, adoption } }: { vendor: VendorPage }) {
  const { deployment } = useSuite();
  const { date } = useFormats();
  const { introduction: words, adoption: plan } = copy;
  if (!introduction && !adoption) return null;
  return (
    <>
      {introduction && (
        <Aside title={words.heading}>
          <p>{words.state(wordOf(introductionWords, introduction.state), date(introduction.stateAt))}</p>
          {introduction.note && <p className="text-muted">{introduction.note}</p>}
          <p>
            <Link href={hashOf('explore', '/requests')}>{words.all}</Link>
          </p>
        </Aside>
      )}
      {adoption && (
        <Aside title={plan.heading}>
          <p>{adoption.isInPlan ? plan.inPlan(adoption.by, date(adoption.at)) : plan.left}</p>
          <p>
            <Link href={zoneUrl(deployment, 'wisp', '/register', { kind: 'providers' })}>{plan.open}</Link>
          </p>
        </Aside>
      )}
    </>
  );
}
