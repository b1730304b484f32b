/** Loaded whole with what reads and saves them: in a zone that uses more of them it would differ otherwise (decision 029). */

export * as client from '@services/identity/client/preferences';
export * as contract from '@services/identity/contract/preferences';
