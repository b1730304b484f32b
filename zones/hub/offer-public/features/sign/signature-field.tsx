import { Radio, RadioGroup } from '@suite/ui/radio';
import { SignaturePad } from '@suite/ui/signature-pad';
import type { Answer } from '../offer/use-answer';
import { copy } from './copy';

interface Props {
  answer: Answer;
  isMissing: boolean;
  onChange: (change: Partial<Answer>) => void;
}

/** A signature, typed or drawn. */
export function SignatureField({ answer, isMissing, onChange }: Props) {
  const { signature, name, strokes } = answer;
  return (
    <RadioGroup legend={copy.signature} legendClassName="ui-visually-hidden" className="min-w-0">
      <div className="mb-3 flex flex-wrap gap-x-6">
        {(['typed', 'drawn'] as const).map((kind) => (
          <Radio
            key={kind}
            label={copy[kind]}
            size="lg"
            className="min-h-11 gap-2.5"
            checked={signature === kind}
            onChange={() => onChange({ signature: kind })}
          />
        ))}
      </div>
      {signature === 'typed' ? (
        <>
          <p className="text-sm text-muted">{copy.typedLooks}</p>
          <p
            dir="auto"
            className="mt-1 min-h-14 border-b border-line-strong px-1 font-[Snell_Roundhand,Segoe_Script,URW_Chancery_L,cursive] text-[28px] leading-[52px] italic [overflow-wrap:anywhere]"
          >
            {name}
          </p>
        </>
      ) : (
        <SignaturePad strokes={strokes} isMissing={isMissing} onChange={(next) => onChange({ strokes: next })} />
      )}
    </RadioGroup>
  );
}
