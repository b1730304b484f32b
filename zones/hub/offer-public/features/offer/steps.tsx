import { copy } from '@services/proposals/wording/offer-page';
import { Icon } from '@suite/ui/icon';
import { Link } from '@suite/ui/link';
import type { Step } from './steps-of';

interface Props {
  steps: Step[];
  current: Step;
  reachable: Step[];
  hrefOf: (step: Step) => string;
}

/** Progress from reading to signing; earlier steps can be revisited. */
export function Steps({ steps, current, reachable, hrefOf }: Props) {
  const at = steps.indexOf(current);
  return (
    <nav aria-label={copy.steps} className="print:hidden">
      <ol className="flex gap-2 border-b border-line">
        {steps.map((step, index) => {
          const content = (
            <>
              <span className="ui-number" aria-hidden="true">
                {index < at ? <Icon name="check" size={14} /> : index + 1}
              </span>
              {copy.step[step]}
            </>
          );
          const look = 'flex min-h-11 items-center gap-2 px-1 pe-3';
          return (
            <li key={step} className={step === current ? '-mb-px border-b-2 border-accent font-semibold' : 'text-muted'}>
              {reachable.includes(step) ? (
                <Link
                  href={hrefOf(step)}
                  aria-current={step === current ? 'step' : undefined}
                  className={`${look} text-inherit ${step === current ? '' : 'font-normal'}`}
                >
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
