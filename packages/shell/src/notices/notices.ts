/**
 * Notices that appear on an event, such as an announcement or a question: loaded late by `load-notices.ts`, once for all zones.
 */
export { Announcement } from './announcement';
export { ClosedMeanwhile } from './closed-meanwhile';
export { Countdown } from './countdown';
export { DiscardFirst } from './discard-first';
export { LostDraft } from './lost-draft';
export { OpenedElsewhere } from './opened-elsewhere';
