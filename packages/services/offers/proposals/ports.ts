/** What other services may call. Each function works in the caller's transaction. */

export { byToken, findLink, type Linked } from './client-page/find-link';
export { type AcceptedTerms, acceptedOf, acceptedTerms, engagementIdOf } from './firm/accepted-terms';
export { newLink } from './firm/add-recipient';
export { clientsOfProposals, type ProposalClient } from './firm/clients-of-proposals';
export { contactOf } from './firm/contact';
export { type CurrentClient, currentClient } from './firm/current-client';
export { firmName } from './firm/firm-name';
export { lockEngagement } from './firm/lock-proposal';
export { neededMethod, noteMethod } from './firm/needed-method';
export { noteBilling } from './firm/note-billing';
export { isRenewed } from './firm/succession';
export { clientsWhoAccepted, sentByPerson } from './firm/who-sends';
export { whoSigned } from './firm/who-signed';
export { type Between, clientMail, linkOf } from './firm-mail';
export { noteInvoiced } from './revenue/note-invoiced';
export { type AcceptedOfClient, readAccepted } from './revenue/read-accepted';
