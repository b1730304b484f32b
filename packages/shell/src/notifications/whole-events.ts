/** The bell's scripts load these whole: in a zone that uses more of them they would differ otherwise (decision 029). */

export * as client from '@services/events/client';
export * as feed from '@services/events/contract/feed';
export * as notifications from '@services/events/contract/notifications';
export * as webhooks from '@services/events/contract/webhooks';
export * as wording from '@services/events/wording';
