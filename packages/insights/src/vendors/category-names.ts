/** Categories of what vendors sell. A tool is something the firm works with; two tools in one category may overlap. */
export const toolCategories = [
  'accounting',
  'artificial-intelligence',
  'backup',
  'bill-payment',
  'card-processing',
  'communication',
  'creative-software',
  'crm',
  'development',
  'document-storage',
  'e-signature',
  'endpoint-security',
  'expenses',
  'hosting',
  'marketing',
  'office-suite',
  'password-manager',
  'payroll',
  'practice-management',
  'project-management',
  'scheduling',
  'tax',
  'time-tracking',
] as const;

export const otherCategories = [
  'banking',
  'construction',
  'courier',
  'education',
  'engineering',
  'events',
  'facilities',
  'food',
  'government',
  'healthcare',
  'industrial-supplies',
  'insurance',
  'it-hardware',
  'laboratory',
  'legal',
  'media',
  'nonprofit',
  'office-supplies',
  'professional-services',
  'rent',
  'software',
  'staffing',
  'telecom',
  'travel',
  'utilities',
  'vehicles',
] as const;

export type ToolCategory = (typeof toolCategories)[number];
export type CategoryName = ToolCategory | (typeof otherCategories)[number];

export const categoryNames: readonly CategoryName[] = [...toolCategories, ...otherCategories].sort();

export const isTool = (category: string | null): category is ToolCategory => toolCategories.some((tool) => tool === category);
