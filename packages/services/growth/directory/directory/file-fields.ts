import { categoryOf as categoryOfName } from '@suite/insights/vendors/categories';
import { type FactKind, isSubCategory, type SubCategory } from '../contract/terms';

/** Fields of a row that contain one fact. */
export const textFields: Readonly<Record<string, FactKind>> = {
  description: 'summary',
  legalName: 'legal-name',
  headquarterAddress: 'address',
  websiteUrl: 'website',
  privacyPolicyUrl: 'privacy-policy',
  termsOfServiceUrl: 'terms',
  serviceLevelAgreementUrl: 'sla',
  serviceSoftwareAgreementUrl: 'license-agreement',
  dataProcessingAgreementUrl: 'dpa',
  businessAssociateAgreementUrl: 'baa',
  subprocessorsListUrl: 'subprocessors',
  securityPageUrl: 'security-page',
  trustPageUrl: 'trust-page',
  statusPageUrl: 'status-page',
  priceModel: 'price-model',
  introductionEmail: 'introduction-mail',
};

/** Fields that contain a list of facts. */
export const listFields: Readonly<Record<string, FactKind>> = {
  certifications: 'certification',
  domains: 'domain',
  ledgers: 'ledger',
  firmSizes: 'firm-size',
};

/** Categories of the common list of third parties, with the closest sub-category of each. */
const ofList: Readonly<Record<string, SubCategory>> = {
  ANALYTICS: 'analytics',
  CLOUD_MONITORING: 'monitoring',
  CLOUD_PROVIDER: 'hosting',
  COLLABORATION: 'collaboration',
  CUSTOMER_SUPPORT: 'customer-support',
  DATA_STORAGE_AND_PROCESSING: 'data-storage',
  DOCUMENT_MANAGEMENT: 'document-storage',
  EMPLOYEE_MANAGEMENT: 'people-management',
  ENGINEERING: 'development',
  FINANCE: 'finance',
  IDENTITY_PROVIDER: 'identity',
  IT: 'it-management',
  MARKETING: 'marketing',
  OTHER: 'other',
  PASSWORD_MANAGEMENT: 'password-manager',
  PRODUCT_AND_DESIGN: 'creative-software',
  RECRUITING: 'recruiting',
  SALES: 'crm',
  SECURITY: 'endpoint-security',
  VERSION_CONTROL: 'development',
};

/**
 * Returns the sub-category of a row. A category of the directory is used as it is. Otherwise it is derived from the product's
 * name in the same way as for bills, so that a product and its bills match; otherwise from the list's coarse category.
 */
export function subCategoryOf(name: string, category: string): SubCategory {
  const own = category.trim().toLowerCase().replaceAll('_', '-');
  const listed = Object.hasOwn(ofList, category) ? ofList[category] : undefined;
  if (!listed && isSubCategory(own)) return own;
  const named = categoryOfName(name);
  if (named && isSubCategory(named)) return named;
  return listed ?? 'other';
}
