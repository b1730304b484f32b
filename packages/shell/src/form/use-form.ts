import { SuiteError } from '@suite/contract/errors';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { useFirstError } from '@suite/ui/use-first-error';
import { type FormEvent, useRef, useState } from 'react';
import { type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot';
import { useSuite } from '../start/suite-context';
import { isSame, isWhole, storableOf, withSaved } from './draft-values';
import { errorsOf } from './field-errors';
import { reasonOf } from './reason-of';

/** Error messages by the path of their field: `offices.0.phone`. */
export type FieldErrors = Readonly<Record<string, string>>;

interface Options<Values, Output, Answer> {
  /** Name of the draft, which contains the id of what is edited. Without it, input doesn't survive a reload. */
  name?: string | undefined;
  /** What is saved, as the fields show it. */
  saved: Values;
  /** Version of `saved`. Input that started from another one is a conflict, which the person decides. */
  version?: number;
  /**
   * Sends the form, based on the version that the person has seen. A repetition after a failure has the same idempotency key, so
   * that the API does it once.
   */
  save: (output: Output, version: number, idempotencyKey: string) => Promise<Answer>;
  /** Updates what the page shows, so that `saved` has the new values afterwards. */
  onSaved?: ((answer: Answer) => unknown) | undefined;
  /** Loads `saved` again after the API has reported a conflict. */
  reload?: () => Promise<unknown>;
  /** Text of the toast after saving. */
  done?: string | ((answer: Answer) => string);
  /** Message when saving fails; the reason alone by default. */
  failed?: (reason: string, error: unknown) => string;
  /** Message beside the save button while fields have to be corrected. */
  wrong?: string;
  /** Errors of fields when the API refuses them, such as a name that is taken. */
  refused?: (error: SuiteError) => FieldErrors | undefined;
  /** Whether errors show while typing. By default they show once the form was submitted. */
  isLive?: boolean;
  /** Whether the person may not change anything. */
  isFixed?: boolean;
  /** Rejects a stored draft that the fields can't show, where its shape doesn't say so. */
  accepts?: (values: Values) => boolean;
}

/** What the parts of a form need: its bar, its notices, the element itself. */
export interface FormState {
  /** Whether the input differs from what is saved. */
  isChanged: boolean;
  isRunning: boolean;
  /** Whether somebody else has saved since the person started. */
  isBehind: boolean;
  /** Whether the schema accepts the input. */
  isValid: boolean;
  /** Why the last save failed. */
  failure: string | undefined;
  keepMine: () => void;
  discard: () => void;
  element: {
    ref: ReturnType<typeof useFirstError>[0];
    noValidate: true;
    onSubmit: (event: Pick<FormEvent, 'preventDefault'>) => void;
  };
}

type NamesOf<Values, Value> = { [Name in keyof Values]-?: Values[Name] extends Value ? Name : never }[keyof Values] & string;

interface Draft<Values> {
  version: number;
  values: Values;
}

const isConflict = (error: unknown) => error instanceof SuiteError && error.code === 'changed_meanwhile';

/**
 * A form over a schema of the contract. Its input is what the fields show, its output what is sent. Input survives a reload and a
 * new sign-in, except secrets (`draft-values.ts`), holds back a company switch, and is never overwritten: when somebody else has
 * saved meanwhile, the person keeps their own or loads the other. A form is sent once at a time; a refused one focuses its first
 * invalid field.
 */
export function useForm<Schema extends GenericSchema<Partial<Values>, unknown>, Values extends object, Answer = unknown>(
  schema: Schema,
  options: Options<Values, InferOutput<Schema>, Answer> & { saved: Record<keyof InferInput<Schema>, unknown> },
) {
  const { name, saved, version = 0, save, onSaved, reload, done, failed = (reason) => reason, refused } = options;
  const { isLive = false, isFixed = false, wrong, accepts = () => true } = options;
  const { events } = useSuite();
  const isOther = (draft: Draft<Values> | null): draft is Draft<Values> => draft !== null && !isSame(draft.values, saved);
  const { draft, change, forget, discard } = useDraft<Draft<Values> | null>(
    name ?? '',
    null,
    isOther,
    (stored) =>
      stored !== null && fitsShape(stored, { version, values: saved }) && isWhole(stored, saved) && accepts(stored.values),
    (next) => (name && next ? storableOf(next, saved) : undefined),
  );
  const [element, refuse] = useFirstError();
  const [isRunning, setRunning] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [error, setError] = useState<unknown>();
  const [refusals, setRefusals] = useState<FieldErrors>({});
  const isSending = useRef(false);
  const attempt = useRef({ text: '', key: '' });

  const base = draft?.version ?? version;
  const values = draft ? withSaved(draft.values, saved) : saved;
  const latest = useRef(values);
  latest.current = values;
  const parsed = safeParse(schema, values);
  const isChanged = isOther(draft);
  const isBehind = isChanged && !isRunning && base !== version;
  const issues = isSubmitted || (isLive && isChanged) ? errorsOf(parsed.issues) : {};
  const errors: FieldErrors = { ...refusals, ...issues };

  function set(part: Partial<Values>): void {
    if (isSending.current) return;
    latest.current = { ...latest.current, ...part };
    if (isSame(latest.current, saved)) discard();
    else change({ version: base, values: latest.current });
    setRefusals({});
  }

  function clear(): void {
    discard();
    setSubmitted(false);
    setError(undefined);
    setRefusals({});
  }

  async function send(output: InferOutput<Schema>): Promise<void> {
    isSending.current = true;
    setRunning(true);
    setError(undefined);
    setRefusals({});
    try {
      const text = JSON.stringify([output, base]);
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      const answer = await save(output, base, attempt.current.key);
      attempt.current = { text: '', key: '' };
      forget();
      if (done) events.emit('toast', { type: 'success', text: typeof done === 'string' ? done : done(answer) });
      // It is saved, even if the page can't be updated.
      await Promise.resolve(onSaved?.(answer)).catch(() => undefined);
      clear();
    } catch (error) {
      const atFields = error instanceof SuiteError ? refused?.(error) : undefined;
      if (atFields) {
        setRefusals(atFields);
        refuse();
        return;
      }
      if (isConflict(error)) await reload?.().catch(() => undefined);
      throw error;
    } finally {
      isSending.current = false;
      setRunning(false);
    }
  }

  /**
   * Sends the form, as `FormDialog` expects it: undefined when fields have to be corrected first, otherwise it rejects when saving
   * fails.
   */
  function submit(): Promise<void> | undefined {
    if (isSending.current || isBehind) return undefined;
    setSubmitted(true);
    if (parsed.success) return send(parsed.output);
    refuse();
    return undefined;
  }

  const failureOf = (error: unknown) => failed(reasonOf(error), error);

  const field = <Name extends keyof Values & string>(name: Name) => ({
    error: errors[name],
    disabled: isFixed || isRunning,
    onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
  });

  return {
    values,
    set,
    errors,
    /** Props of a field with an `onChange(value)`, such as Select, Combobox and DateField. */
    field: <Name extends keyof Values & string>(name: Name) => ({ ...field(name), value: values[name] }),
    /** Props of Input and TextArea. */
    text<Name extends NamesOf<Values, string>>(name: Name) {
      const { error, onChange } = field(name);
      return {
        error,
        disabled: isFixed,
        // Not disabled, so that the focus stays.
        ...(isRunning && { readOnly: true }),
        value: values[name] as string,
        onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value as Values[Name]),
      };
    },
    /** Props of a checkbox. */
    check: <Name extends NamesOf<Values, boolean>>(name: Name) => {
      const { error: _, ...rest } = field(name);
      return { ...rest, checked: values[name] as boolean };
    },
    isChanged,
    isRunning,
    isBehind,
    isValid: parsed.success,
    failure: error ? failureOf(error) : isSubmitted && !parsed.success ? (issues[''] ?? wrong) : undefined,
    /** What the last save was rejected with. */
    error,
    /** Props of `FormDialog`. With `reload`, the dialog contains a `FormNote`, which asks about a conflict. */
    dialog: {
      onSubmit: () =>
        submit()?.catch((error: unknown) => {
          if (!reload || !isConflict(error)) throw error;
          setError(error);
        }),
      isUnsaved: isChanged,
      disabled: isBehind,
      failed: failureOf,
    },
    discard: clear,
    /** Keeps the input, which replaces what somebody else has saved when it is saved. */
    keepMine() {
      change({ version, values });
      setError(undefined);
    },
    element: {
      ref: element,
      noValidate: true as const,
      onSubmit(event: Pick<FormEvent, 'preventDefault'>) {
        event.preventDefault();
        submit()?.catch((error: unknown) => setError(error));
      },
    },
  };
}
