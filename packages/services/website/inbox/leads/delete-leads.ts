import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import { type SQL, sql } from 'drizzle-orm';

interface Deleted extends Record<string, unknown> {
  company_id: string;
  file_id: string;
}

/** Deletes leads with their messages and attachments. @param which condition on `l` */
export async function deleteLeads(transaction: Database, files: Pick<Files, 'remove'>, which: SQL): Promise<void> {
  // The attachments are still there while the statement that deletes their leads runs.
  const { rows } = await transaction.execute<Deleted>(sql`
    with gone as (delete from mywebsite_contacts.leads as l where ${which} returning l.id)
    select a.company_id, a.file_id from gone
    join mywebsite_contacts.messages as m on m.lead_id = gone.id
    join mywebsite_contacts.attachments as a on a.message_id = m.id`);
  for (const { company_id: companyId, file_id: id } of rows) await files.remove(transaction, { companyId, id });
}
