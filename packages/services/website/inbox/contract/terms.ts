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

/** What the bytes of an attachment prove it to be. A file without control characters is `text`, such as CSV or HTML. */
export const attachmentKinds = [
  ...(['pdf', 'png', 'jpeg', 'gif', 'webp', 'avif', 'heic'] as const),
  ...(['word', 'excel', 'powerpoint', 'opendocument', 'older-office', 'zip', 'text', 'unknown'] as const),
] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** Attachments that are stored of a mail: how many, and the maximum number of bytes of each and of all. */
export const MAX_ATTACHMENTS = 20;
export const MAX_ATTACHMENT_BYTES = 10 * 2 ** 20;
export const MAX_ATTACHMENTS_BYTES = 25 * 2 ** 20;

/** The recipients of a mail that are stored, in To and in Cc. */
export const MAX_RECIPIENTS = 100;

/** The maximum number of characters of an attachment's name. */
export const MAX_ATTACHMENT_NAME = 120;

/** The maximum number of bytes of attachments that a firm stores, because strangers send them. */
export const MAX_STORED_BYTES = 5 * 2 ** 30;

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
