import type { ReportKind } from './contract/reports';

declare module '@suite/kernel/facts/create-facts' {
  interface FactTypes {
    /** A week or month has ended, and its report is in the archive. Days are `2021-03-17`. */
    'report.ready': { reportId: string; kind: ReportKind; from: string; to: string };
  }
}
