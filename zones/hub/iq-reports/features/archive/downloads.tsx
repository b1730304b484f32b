import { getReportCsv, getReportPdf, type ReportEntry } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { copy } from './copy';

interface Props {
  report: ReportEntry;
  /** The period as named in the row. */
  period: string;
}

/** Downloads a report as files, without opening it. */
export function Downloads({ report: { id, kind }, period }: Props) {
  const { formClient } = useApi();
  const of = `${copy.kinds[kind]}, ${period}`;
  return (
    <span className="flex gap-2">
      <DownloadButton
        size="sm"
        text="PDF"
        label={`PDF: ${of}`}
        file={() => formClient.call(getReportPdf, { params: { reportId: id } })}
      />
      <span className="max-sm:hidden">
        <DownloadButton
          size="sm"
          text="CSV"
          label={`CSV: ${of}`}
          file={() => formClient.call(getReportCsv, { params: { reportId: id } })}
        />
      </span>
    </span>
  );
}
