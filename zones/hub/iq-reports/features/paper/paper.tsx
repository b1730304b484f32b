import './paper.css';
import type { ReportBranding } from '@services/insights/contract/report-branding';
import type { ReportContent } from '@services/insights/contract/report-content';
import { summaryTitles } from '@services/insights/wording/copy';
import { coverFacts } from '@services/insights/wording/cover-facts';
import type { Part } from '@services/insights/wording/part';
import { ABOUT_DEFINITIONS, definitionsOf } from '@services/insights/wording/report-definitions';
import { reportParts } from '@services/insights/wording/report-parts';
import { summaryOf } from '@services/insights/wording/summary';
import { titleOf } from '@services/insights/wording/title';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import { useId } from 'react';
import { PartOfPaper } from './part-of-paper';

interface Props {
  report: ReportContent;
  branding: ReportBranding;
  formats: MetricFormats;
}

/** A report as a sheet of paper, with the same content as its PDF. */
export function Paper({ report, branding, formats }: Props) {
  const { firm, kind, period, name } = titleOf(report, formats);
  const parts = reportParts(report, formats);
  return (
    <article aria-label={name} className="paper" style={{ '--paper-accent': branding.accent } as object}>
      <header className="paper-cover">
        {branding.logo ? (
          <img src={branding.logo} alt={firm} className="paper-logo" />
        ) : (
          <p className="text-lg font-semibold">{firm}</p>
        )}
        <p className="paper-kind">{kind}</p>
        <p className="paper-period">{period}</p>
        <p className="paper-note">{firm}</p>
        <dl className="paper-facts">
          {coverFacts(report, formats).map(({ label, text }) => (
            <Fact key={label} label={label} text={text} />
          ))}
        </dl>
      </header>
      <Sentences report={report} formats={formats} />
      {parts.map((part) => (
        <PartOfPaper key={part.id} part={part} />
      ))}
      <Definitions parts={parts} />
    </article>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </>
);

/** What happened, what to do, and what the ledger doesn't contain. */
function Sentences({ report, formats }: Pick<Props, 'report' | 'formats'>) {
  const { happened, next, further, unknown } = summaryOf(report, formats);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{summaryTitles.summary}</h2>
      <ul className="paper-findings">
        {happened.map(({ text, tone }) => (
          <li key={text} className={`paper-${tone}`}>
            {text}
          </li>
        ))}
      </ul>
      {next.length > 0 && (
        <>
          <h3>{summaryTitles.next}</h3>
          <ol className="paper-steps">
            {next.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          {further && <p className="paper-note">{further}</p>}
        </>
      )}
      {unknown.length > 0 && (
        <>
          <h3>{summaryTitles.unknown}</h3>
          <ul className="paper-unknown">
            {unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Definitions({ parts }: { parts: readonly Part[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{summaryTitles.definitions}</h2>
      <p className="paper-note">{ABOUT_DEFINITIONS}</p>
      <dl className="paper-definitions">
        {definitionsOf(parts.map((part) => part.id)).map(({ id: measure, name, definition, formula }) => (
          <div key={measure}>
            <dt>{name}</dt>
            <dd>
              {definition}. {formula}.
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
