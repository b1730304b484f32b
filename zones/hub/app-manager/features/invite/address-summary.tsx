import { useFormats } from '@suite/shell/preferences/use-formats';
import type { Checked } from './addresses';
import { copy } from './copy';

interface Props {
  checked: Checked;
}

/** Max problems listed at once; fixing some makes room for others. */
const MAX_LISTED = 100;

/** How many addresses can be invited, and which are left out, each with its line. */
export function AddressSummary({ checked: { addresses, problems } }: Props) {
  const { number } = useFormats();
  return (
    <div className="min-h-5">
      <p role="status">
        {addresses.length > 0 || problems.length > 0
          ? copy.found.some(addresses.length, number(addresses.length))
          : copy.found.none}
      </p>
      {problems.length > 0 && (
        <section aria-label={copy.found.problems(number(problems.length))} className="mt-3">
          <p className="font-medium">{copy.found.problems(number(problems.length))}</p>
          <ul className="mt-1 max-h-60 overflow-y-auto text-muted">
            {problems.slice(0, MAX_LISTED).map(({ line, text, reason }, index) => (
              <li key={index} className="flex gap-3">
                <span className="w-20 flex-none">{copy.found.line(number(line))}</span>
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="text-ink">{text}</bdi>: {copy.found[reason]}
                </span>
              </li>
            ))}
            {problems.length > MAX_LISTED && <li>{copy.found.more(number(problems.length - MAX_LISTED))}</li>}
          </ul>
        </section>
      )}
    </div>
  );
}
