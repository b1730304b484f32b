import { useFormats } from '@suite/shell/preferences/use-formats';
import { copy } from './copy';
import type { Problem } from './read-table';

interface Props {
  problems: readonly Problem[];
}

/** Number of problem lines to show. */
const SHOWN = 10;

const { form } = copy;

/** Lines that aren't a month and an index. */
export function PriceProblems({ problems }: Props) {
  const { number } = useFormats();
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="problems" className="mt-3 text-bad">
      <h2 id="problems" className="text-sm">
        {form.problems(number(problems.length))}
      </h2>
      <ul className="wrap-anywhere">
        {problems.slice(0, SHOWN).map(({ line, text }) => (
          <li key={line}>
            {form.line(number(line))}: {text}
          </li>
        ))}
        {problems.length > SHOWN && <li>{form.more(number(problems.length - SHOWN))}</li>}
      </ul>
    </section>
  );
}
