import { merged } from '@services/price-book/wording/letter';
import { knownOrganizationName } from '@suite/session/organization-name';
import { useSession } from '@suite/session/session-provider';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { addDays } from '@suite/values/iso-day';
import { useId } from 'react';
import { useToday } from '../payments/days';
import { copy } from './copy';
import type { LetterText } from './letter-draft';
import { LetterParts } from './letter-parts';

interface Props {
  letter: LetterText;
  /** Number of days that proposals are valid. */
  validDays: number;
}

/** Preview of a letter for a made-up client, with its merge fields filled in. */
export function LetterPreview({ letter, validDays }: Props) {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const { day } = useMetricFormats();
  const id = useId();
  const today = useToday();
  const fields = {
    ...copy.sample,
    firm: knownOrganizationName(browser, companyId) ?? copy.fields.firm,
    today: day(today),
    expires: day(addDays(today, validDays)),
  };
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      className="rounded-lg border border-line bg-surface p-5 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-100px)] xl:overflow-y-auto"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={id}>{copy.preview}</h2>
        <span className="text-xs text-muted">{copy.sampleNote}</span>
      </div>
      <LetterParts
        letter={{
          scope: merged(letter.scope, fields),
          notCovered: merged(letter.notCovered, fields),
          body: merged(letter.body, fields),
        }}
      />
    </section>
  );
}
