/**
 * Loaded whole with the code that reads and saves preferences: otherwise that would differ in a zone that uses more of them
 * (decision 029).
 */

export * as contract from '@services/identity/contract/preferences';
