/** What is shown on an event, such as an announcement or a question: loaded late, once for all zones, by `load-notices.ts`. */
export { Announcement } from './announcement';
export { ClosedMeanwhile } from './closed-meanwhile';
export { Countdown } from './countdown';
export { DiscardFirst } from './discard-first';
export { LostDraft } from './lost-draft';
export { OpenedElsewhere } from './opened-elsewhere';
