/** Functions that other services may call. Each runs in the caller's transaction. */

export { formEntriesOf } from './forms/form-of';
export { oneLine, pageOf } from './forms/read-entries';
export { formOfSite, formsOfSite, type SiteField, type SiteForm } from './forms/site-form';
export { addLead } from './leads/add-lead';
export { mailToVisitor, type VisitorMail } from './mail/envelope';
export { entryForm } from './visitor/entry-form';
export { proofInputs, proofScripts } from './visitor/form-page';
export { type Html, html } from './visitor/html';
export { notePage, page } from './visitor/page';
export { createProofs } from './visitor/proofs';
export { receive, tooMany } from './visitor/receive';
export { undoThrottled } from './visitor/undo-throttled';
