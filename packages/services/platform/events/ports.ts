/** What other services may call: addresses outside, and never one of the local network. */
export { addressesOf, internet, type Network, pinned, reasonOf } from './webhooks/network';
export { readAddress } from './webhooks/public-address';
/** Signatures of Standard Webhooks, for messages that come in. */
export { isSigned, newSigningSecret, signedHeaders } from './webhooks/sign';
