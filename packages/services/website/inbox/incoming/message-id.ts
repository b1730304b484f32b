/** Pattern of a message id (RFC 5322 §3.6.4), including its angle brackets. */
export const MESSAGE_ID = '<[^<>@\\s]{1,250}@[^<>\\s]{1,250}>';

export const idsIn = (text: string): string[] => text.match(new RegExp(MESSAGE_ID, 'g')) ?? [];
