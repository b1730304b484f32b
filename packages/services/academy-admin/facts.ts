declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** Somebody passed a course. */
    'training.completed': { userId: string; courseId: string };
  }
}

export type {};
