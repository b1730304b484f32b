import { unavailableSegment } from '@suite/insights/segments/unavailable-segment';
import { Defined } from '@suite/iq/defined';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { TitledSection } from '../frame/titled-section';
import type { ClientMetric } from '../views/client-view';
import { Panel } from './client-panel';
import { copy, creditText, openRuleTexts, ruleTexts } from './copy';

/** The rules that gave the segment, in sentences, and unapplied credit that is too small to be flagged. */
export function WhySegment({ data }: { data: ClientMetric }) {
  const formats = useMetricFormats();
  const { client, because, ledgerCustomers, faults, currency, asOf } = data;
  const known = { ...client, formats, currency, faults, customers: ledgerCustomers.filter(({ isMerged }) => !isMerged).length };
  const none =
    client.badge === 'not-set' ? copy.neverSegmented : client.badge === unavailableSegment ? copy.notAvailable : copy.noneMatches;
  const sentences = because.length ? because.map((rule) => ruleTexts[rule]?.(known) ?? rule) : [none];
  const { unappliedCredit } = client;
  const isCreditNew = unappliedCredit.available && unappliedCredit.value > 0 && !because.includes('unapplied-credit');
  return (
    <TitledSection title={copy.why} actions={<Definition asOf={asOf} />} className="">
      <Panel>
        <ul className="divide-y divide-line text-pretty *:py-2">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {openRuleTexts(data).map((text) => (
            <li key={text} className="text-muted">
              {text}
            </li>
          ))}
          {isCreditNew && <li className="text-muted">{creditText(known)}</li>}
        </ul>
      </Panel>
    </TitledSection>
  );
}

const Definition = ({ asOf }: { asOf: string }) => (
  <span className="text-xs text-muted">
    <Defined measure="badge" text="All rules" asOf={asOf} />
  </span>
);
