/** What other services may call. Each function works in the caller's transaction. */
export { formOfSite, formsOfSite, type SiteField, type SiteForm } from './forms/site-form';
