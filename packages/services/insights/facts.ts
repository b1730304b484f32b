import type { ReportKind } from './contract/reports';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A week or month has ended, and its report is in the archive. Days are `2021-03-17`. */
    'report.ready': { reportId: string; kind: ReportKind; from: string; to: string };
    /** A to-do was given to a person of the company, by another one, whose name is in `by`. */
    'to-do.assigned': { toDoId: string; clientId: string; client: string; title: string; assigneeId: string; by: string };
  }
}
