import type { CourseContent } from '../contract/content';

export interface Course {
  id: string;
  version: number;
  content: CourseContent;
  /** Null for the suite's courses. */
  companyId: string | null;
}
