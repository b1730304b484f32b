import '../paper/paper.css';
import { knownOrganizationName } from '@suite/session/organization-name';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { copy } from './copy';

interface Props {
  accent: string;
  logo: string | null;
}

const BARS = [46, 60, 52, 71, 64, 80, 76, 92];

/** The cover of a report in the chosen color. */
export function CoverSample({ accent, logo }: Props) {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const firm = knownOrganizationName(browser, companyId) ?? copy.firm;
  return (
    <section aria-label={copy.preview} className="paper" style={{ '--paper-accent': accent } as object}>
      {logo ? <img src={logo} alt={copy.logo} className="paper-logo" /> : <p className="text-lg font-semibold">{firm}</p>}
      <p className="paper-kind">{copy.sampleKind}</p>
      <p className="paper-period">{copy.samplePeriod}</p>
      <p className="paper-note">{firm}</p>
      <h2 className="mt-9">{copy.sampleHeading}</h2>
      <svg viewBox="0 0 320 100" className="mt-4 w-full" aria-hidden="true">
        {BARS.map((height, place) => (
          <rect key={place} className="paper-fill paper-accent" x={place * 40 + 8} y={100 - height} width="24" height={height} />
        ))}
      </svg>
    </section>
  );
}
