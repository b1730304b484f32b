import { mailReport as endpoint } from '@suite/contract/reports';
import type { ApiClient } from '../client';

/** Mails the report to the person who asks; the caller tells failures itself. */
export const mailReport = (client: ApiClient, reportId: string) => client.call(endpoint, { params: { reportId }, silent: true });
