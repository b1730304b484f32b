import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import type { ReactNode } from 'react';
import { formCopy } from './form-copy';
import type { FormState } from './use-form';

interface NoteProps {
  form: Pick<FormState, 'failure' | 'isBehind' | 'keepMine' | 'discard'>;
  className?: string;
  /** What to say when somebody else has saved meanwhile. */
  behind?: string | undefined;
  /** What they have saved, if it can be shown. */
  children?: ReactNode;
}

/** Says why a form was not saved, and asks what to keep when somebody else has saved meanwhile. */
export function FormNote({ form, className, behind = formCopy.behind, children }: NoteProps) {
  if (!form.isBehind && !form.failure) return null;
  return (
    <div className={className}>
      <Notice tone="bad">
        {form.isBehind ? (
          <>
            <p>{behind}</p>
            {children}
            <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-3">
              <Button variant="quiet" size="sm" onClick={form.keepMine}>
                {formCopy.keepMine}
              </Button>
              <Button variant="quiet" size="sm" onClick={form.discard}>
                {formCopy.loadTheirs}
              </Button>
            </div>
          </>
        ) : (
          form.failure
        )}
      </Notice>
    </div>
  );
}

interface BarProps {
  form: Pick<FormState, 'isChanged' | 'isRunning' | 'isBehind' | 'discard'>;
  /** Text of the save button. */
  save: string;
  discard?: string;
  changed?: string;
  /** Why it can't be saved now, in a tooltip of the button. */
  disabledText?: string | undefined;
  /** A further action. */
  other?: ReactNode;
}

/** Saves or discards a form's changes. */
export const FormBar = ({ form, save, discard, changed, disabledText, other }: BarProps) => (
  <SaveBar
    isChanged={form.isChanged}
    isRunning={form.isRunning}
    discard={discard ?? formCopy.discard}
    onDiscard={form.discard}
    changed={changed ?? formCopy.changed}
    other={other}
  >
    <Button
      type="submit"
      spinning={form.isRunning}
      disabled={!form.isChanged || form.isBehind || disabledText !== undefined}
      disabledText={disabledText}
    >
      {save}
    </Button>
  </SaveBar>
);
