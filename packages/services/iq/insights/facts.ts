import type { ReportKind } from './contract/report-content';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A report was added to the archive: requested by a person, or created automatically. Days are `2021-03-17`. */
    'report.ready': { reportId: string; kind: ReportKind; from: string; to: string; makerId?: string };
    /** A to-do was assigned to a person of the company by another person, whose name is in `by`. */
    'to-do.assigned': { toDoId: string; clientId: string; client: string; title: string; assigneeId: string; by: string };
  }
}
