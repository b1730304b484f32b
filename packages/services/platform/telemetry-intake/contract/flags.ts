/**
 * The feature flags of the suite, with everything about them except their values, which the flag service has. Plain data, so that
 * a page that reads a flag loads nothing more.
 */

export type FlagKind = 'boolean' | 'string' | 'number';

interface FlagRow {
  kind: FlagKind;
  /** The value when nothing is set, or no value is available. */
  default: boolean | string | number;
  /** The package whose behavior it changes. */
  owner: string;
  /** What it does, in a sentence. */
  text: string;
  /** Maximum characters of a string. */
  maxLength?: number;
}

/** By the flag service's key. */
export const flags = {
  'ai-chat-button': {
    kind: 'boolean',
    default: true,
    owner: 'shell',
    text: 'The header has the button that opens the AI chat.',
  },
  announcement: {
    kind: 'string',
    default: '',
    owner: 'shell',
    text: 'What operators tell everyone who is signed in, shown as a message in every zone; nothing when it is empty.',
    maxLength: 200,
  },
} as const satisfies Record<string, FlagRow>;

export type FlagKey = keyof typeof flags;

interface Values {
  boolean: boolean;
  string: string;
  number: number;
}

export type FlagValue<Key extends FlagKey = FlagKey> = Values[(typeof flags)[Key]['kind']];

export const flagKeys = Object.keys(flags) as FlagKey[];

/** Returns a flag's row without its literal types. */
export const flagRow = (key: FlagKey): FlagRow => flags[key];
