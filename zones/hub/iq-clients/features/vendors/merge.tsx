import type { VendorMerge } from '@services/insights/contract/vendors';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { MayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  merge: VendorMerge;
  /** A decision on it is being saved. */
  isUnderWay: boolean;
  onDecide: (decision: Pick<VendorMerge, 'name' | 'other' | 'state'>) => void;
}

const { merges: texts } = copy;

/** Returns a name as spelled in the ledger, or as recognized if the ledger no longer has it. */
export const writtenOf = ({ written }: VendorMerge, name: string): string => written[name] ?? name;

/** Two names, why they may belong to the same vendor, and the decision about them. */
export function Merge({ merge, isUnderWay, onDecide }: Props) {
  const { percent } = useMetricFormats();
  const { name, other, state, score, reason } = merge;
  const [one, two] = [writtenOf(merge, name), writtenOf(merge, other)];
  return (
    <li className="flex min-h-[84px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3" aria-busy={isUnderWay}>
      {state === 'suggested' ? (
        <Open merge={merge} isUnderWay={isUnderWay} onDecide={onDecide} />
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {state === 'accepted' ? texts.merged(one, two) : texts.apart(one, two)}
            <span className="block text-xs text-muted">
              {reason === null ? texts.gone : (texts.reasons[reason] ?? reason)}
              {score !== null && ` · ${percent(score)}`}
            </span>
          </p>
          <MayChange>
            <Button
              variant="quiet"
              size="sm"
              disabled={isUnderWay}
              aria-label={texts.undoNamed(one, two)}
              onClick={() => onDecide({ name, other, state: 'suggested' })}
            >
              {texts.undo}
            </Button>
          </MayChange>
        </>
      )}
    </li>
  );
}

function Open({ merge, isUnderWay, onDecide }: Props) {
  const { name, other, score, reason } = merge;
  const written = (each: string) => writtenOf(merge, each);
  const { percent } = useMetricFormats();
  const [chosen, setChosen] = useState(name);
  const replaced = chosen === name ? other : name;
  return (
    <>
      <RadioGroup
        legend={texts.keepName(written(name), written(other))}
        legendClassName="ui-visually-hidden"
        className="min-w-0 flex-1 basis-60"
      >
        {[name, other].map((each) => (
          <Radio
            key={each}
            label={
              <>
                <bdi>{written(each)}</bdi>
                {chosen === each && <span className="text-xs text-muted">{texts.stays}</span>}
              </>
            }
            size="sm"
            className="py-0.5 wrap-anywhere"
            checked={chosen === each}
            onChange={() => setChosen(each)}
          />
        ))}
      </RadioGroup>
      <p className="w-44 text-xs text-muted">
        {reason === null ? texts.gone : (texts.reasons[reason] ?? reason)}
        {score !== null && ` · ${percent(score)}`}
      </p>
      <MayChange>
        <div className="flex gap-2">
          <Button
            size="sm"
            disabled={isUnderWay}
            aria-label={texts.acceptNamed(written(chosen), written(replaced))}
            onClick={() => onDecide({ name: chosen, other: replaced, state: 'accepted' })}
          >
            {texts.accept}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={isUnderWay}
            aria-label={texts.refuseNamed(written(name), written(other))}
            onClick={() => onDecide({ name, other, state: 'refused' })}
          >
            {texts.refuse}
          </Button>
        </div>
      </MayChange>
    </>
  );
}
