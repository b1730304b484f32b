/** The bell's scripts load these modules whole: otherwise they would differ in a zone that uses more of them (decision 029). */

export * as feed from '@services/events/contract/feed';
export * as notifications from '@services/events/contract/notifications';
export * as webhooks from '@services/events/contract/webhooks';
export * as wording from '@services/events/wording';
