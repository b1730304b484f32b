/** Terms and limits of forms and leads, also for browsers. */

export const fieldKinds = ['name', 'email', 'phone', 'company', 'message', 'text', 'choice', 'tick', 'heard'] as const;
/** `heard` asks how the visitor found the firm; the entry becomes the lead's source. */
export type FieldKind = (typeof fieldKinds)[number];

export const leadStates = ['new', 'assigned', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadKinds = ['form', 'booking', 'guide', 'mail'] as const;
export type LeadKind = (typeof leadKinds)[number];

export const messageKinds = ['received', 'reply', 'auto-reply', 'note', 'change'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const MAX_FORMS = 50;
export const MAX_FIELDS = 20;
export const MAX_OPTIONS = 30;
export const MAX_LINE = 200;
export const MAX_MESSAGE = 5_000;
export const MAX_MAIL = 20_000;
export const MAX_TAGS = 10;
export const MAX_TAG = 40;
export const MAX_SAVED_REPLIES = 100;

/** Shown under every form. */
export const SSN_WARNING = 'Never send a Social Security number here.';

/** Kinds that a form can have at most once, because the lead takes its data from the field. */
export const onceKinds: readonly FieldKind[] = ['name', 'email', 'phone', 'company', 'message', 'heard'];
