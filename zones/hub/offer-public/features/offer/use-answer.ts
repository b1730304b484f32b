import type { OpenProposal } from '@services/proposals/contract/public';
import { chosenLines } from '@services/proposals/wording/chosen-lines';
import type { Line } from '@suite/pricing/line';
import { firstSelection, isSelection, type Selection } from '@suite/pricing/selection';
import { useDraft } from '@suite/session/use-draft';
import type { Stroke } from '@suite/ui/strokes';
import { dayIn } from '@suite/values/zone-day';

/** What the person has filled in but not sent yet. */
export interface Answer {
  /** Version that was read; the person agrees to its terms. */
  version: number;
  /** Null until something is chosen. */
  selection: Selection | null;
  agrees: boolean;
  /** The step for the payment method is done. */
  hasMethod: boolean;
  consents: boolean;
  name: string;
  signature: 'typed' | 'drawn';
  strokes: Stroke[];
  question: string;
}

export interface Answering {
  answer: Answer;
  selection: Selection;
  /** Lines of the selection, with its quantities. */
  lines: Line[];
  change: (change: Partial<Answer>) => void;
}

/** Returns what the person has filled in. It survives a reload, and what still applies survives a new version of the offer. */
export function useAnswer(token: string, { version, content, recipient, selection: bound }: OpenProposal): Answering {
  const initial = {
    version,
    selection: null,
    agrees: false,
    hasMethod: false,
    consents: false,
    // A company can't sign; a person signs with their own name.
    name: recipient.name === content.client ? '' : recipient.name,
    signature: 'typed' as const,
    strokes: [],
    question: '',
  };
  // Doesn't block a company switch in another tab, because it stays in this tab.
  const { draft, change } = useDraft<Answer>(
    `offer ${token.slice(0, 8)}`,
    initial,
    () => false,
    ({ selection }) => selection === null || isSelection(selection),
  );
  const answer = draft.version === version ? draft : { ...draft, version, agrees: false };
  const { options } = content;
  const chosen = bound ?? answer.selection;
  const today = dayIn(content.timeZone, Date.now());
  const allowed = chosen ? chosenLines(content, chosen, today) : undefined;
  const [first] = options;
  const selection = chosen && allowed ? chosen : firstSelection(first as NonNullable<typeof first>);
  const lines = allowed ?? chosenLines(content, selection, today) ?? [];
  return { answer, selection, lines, change: (changes) => change({ ...answer, ...changes }) };
}
