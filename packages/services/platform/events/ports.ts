/** What other services may call to reach addresses outside, but never in the local network. */
export { addressesOf, internet, type Network, pinned, reasonOf } from './webhooks/network';
export { readAddress } from './webhooks/public-address';
/** Signatures of Standard Webhooks, for incoming messages. */
export { isSigned, newSigningSecret, signedHeaders } from './webhooks/sign';
