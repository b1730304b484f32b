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
    <fieldset className="min-w-0">
      <legend className="ui-visually-hidden">{copy.signature}</legend>
      <div className="mb-3 flex flex-wrap gap-x-6">
        {(['typed', 'drawn'] as const).map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="signature"
              className="size-4.5 flex-none"
              checked={signature === kind}
              onChange={() => onChange({ signature: kind })}
            />
            {copy[kind]}
          </label>
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
    </fieldset>
  );
}
