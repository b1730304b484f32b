/** The bell's scripts load these whole: in a zone that uses more of them they would differ otherwise (decision 029). */

export * as client from '@services/events/client';
export * as contract from '@services/events/contract';
export * as wording from '@services/events/wording';
