/**
 * The note about a closed app loads these modules whole: otherwise it would differ in a zone that uses more of them (decision
 * 029).
 */

export * as client from '@services/identity/browser/requests';
export * as access from '@services/identity/contract/access';
export * as contract from '@services/identity/contract/requests';
