import * as wholeEvents from './whole-events';

// Marks all of its exports as used.
void wholeEvents;

export { getUnread } from '@services/events/client';
