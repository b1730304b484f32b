/**
 * The feature flags that the suite asks for, and all that are told of them but their values: those are the flag
 * service's. Plain data, so that a page that asks for a flag loads nothing more.
 */

export type FlagKind = 'boolean' | 'string' | 'number';

interface FlagRow {
  kind: FlagKind;
  /** What is taken where nothing is set, and where no value can be had. */
  default: boolean | string | number;
  /** The package whose behaviour it changes. */
  owner: string;
  /** What it does, in a sentence. */
  text: string;
  /** Of a string: how many characters it takes at most. */
  maxLength?: number;
}

/** By the key that the flag service knows a flag by. */
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

/** A flag's row without the literal types of each. */
export const flagRow = (key: FlagKey): FlagRow => flags[key];
