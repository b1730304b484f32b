import { patchOf } from './evaluate';
import type { Audience } from './flag-streams';
import type { FlagState } from './flag-values';

/** Formats an event of a stream (WHATWG HTML §9.2); JSON has no line breaks of its own. */
export const eventText = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Makes a page read its flags again. Browsers ignore an event without data. */
export const PING = 'event: ping\ndata: {}\n\n';

/** Returns the event for each kind of stream when a flag changes. */
export const changeTexts = (state: FlagState): Record<Audience, string> => ({
  everyone: eventText('patch', patchOf(state, false)),
  internal: eventText('patch', patchOf(state, true)),
  ping: PING,
});
