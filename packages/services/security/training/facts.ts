declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Somebody passed a course. */
    'training.completed': { userId: string; courseId: string };
    /** Somebody has not taken a course by the day it was due, with its title. */
    'course.overdue': { userId: string; courseId: string; course: string; dueOn: string };
    /** So many courses of people of the company are newly overdue. */
    'courses.overdue': { count: number };
  }
}

export type {};
