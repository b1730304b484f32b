declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A person passed a course. */
    'training.completed': { userId: string; courseId: string };
    /** A person did not take a course by its due day; includes the title. */
    'course.overdue': { userId: string; courseId: string; course: string; dueOn: string };
    /** Number of newly overdue courses in the company. */
    'courses.overdue': { count: number };
  }
}

export type {};
