import { downloadHeaders } from '@suite/kernel/files/file-headers';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/leads';
import { noAttachment } from '../refusals';
import { attachments } from '../schema';

/** Mounts the attachments of the token's company: `/mywebsite-contacts/v1/attachments`. */
export function mountAttachments(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getAttachment,
    { summary: 'An attachment of an incoming mail, as a file to save' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { attachmentId } = params;
      const isIt = and(eq(attachments.companyId, companyId), eq(attachments.id, attachmentId));
      const [row] = isUuid(attachmentId) ? await database.select().from(attachments).where(isIt) : [];
      const content = row && (await kernel.files.read(database, { companyId, id: row.fileId }));
      if (!content) throw noAttachment();
      return new Response(new Uint8Array(content), { headers: downloadHeaders(row) });
    },
  );
}
