import type { ControlState } from '@services/security-plan/contract/plan';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { copy } from './copy';

const tones: Record<ControlState, BadgeTone> = {
  met: 'good',
  attention: 'warn',
  'not-met': 'bad',
  unknown: 'neutral',
  accepted: 'info',
  'not-applicable': 'neutral',
};

/** State of a control or an element, in words and not only by color. */
export const StateBadge = ({ state }: { state: ControlState }) => (
  <Badge size="sm" text={copy.states[state]} tone={tones[state]} />
);

const fills: Record<ControlState, string> = {
  met: 'bg-good',
  attention: 'bg-warn',
  'not-met': 'bg-bad',
  unknown: 'bg-faint',
  accepted: 'bg-accent',
  'not-applicable': 'bg-faint',
};

interface Props {
  state: ControlState;
  text: string;
  /** The share that is fine, 0 to 1. */
  share: number | null;
}

/** Proof of a control: text, with a bar if there is something to count. */
export const EvidenceText = ({ state, text, share }: Props) => (
  <span className="flex items-start gap-2">
    <span aria-hidden="true" className={`mt-1.5 size-2 flex-none rounded-full ${fills[state]}`} />
    {share !== null && (
      <span aria-hidden="true" className="mt-[7px] h-1.5 w-[72px] flex-none overflow-hidden rounded-full bg-sunken max-sm:hidden">
        <span className={`block h-full ${fills[state]}`} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    )}
    <span className="min-w-0 text-muted break-words">{text}</span>
  </span>
);
