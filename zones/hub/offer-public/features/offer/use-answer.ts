import type { OpenProposal } from '@services/proposals/contract/public';
import { chosenLines } from '@services/proposals/wording/chosen-lines';
import { dayIn } from '@suite/contract/day';
import type { Line } from '@suite/pricing/line';
import { firstSelection, isSelection, type Selection } from '@suite/pricing/selection';
import { useDraft } from '@suite/session/use-draft';
import type { Stroke } from '@suite/ui/strokes';

/** What the person has filled in and not sent yet. */
export interface Answer {
  /** The version that was read: agreement is to its terms. */
  version: number;
  /** Null until something was chosen. */
  selection: Selection | null;
  agrees: boolean;
  /** The step of the payment method is done. */
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
  /** What the selection takes, with its quantities. */
  lines: Line[];
  change: (change: Partial<Answer>) => void;
}

/** It survives a reload, and what still fits survives a new version of the offer. */
export function useAnswer(token: string, { version, content, recipient, selection: bound }: OpenProposal): Answering {
  const initial = {
    version,
    selection: null,
    agrees: false,
    hasMethod: false,
    consents: false,
    // A company does not sign: a person does, by their own name.
    name: recipient.name === content.client ? '' : recipient.name,
    signature: 'typed' as const,
    strokes: [],
    question: '',
  };
  // A company that is switched elsewhere does not wait for it: it stays in this tab.
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
