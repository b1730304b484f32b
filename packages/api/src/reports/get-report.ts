import { getReport as endpoint } from '@suite/contract/reports';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** One report with all that it says. */
const getReport = (client: ApiClient, reportId: string) => client.call(endpoint, { params: { reportId }, silent: true });

export const useReport = (reportId: string) => useRead(getReport, 'report', [reportId]);
