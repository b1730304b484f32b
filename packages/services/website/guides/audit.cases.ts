import { addForm } from '@services/inbox/fixture-leads';
import { type AuditCases, post, put } from '@suite/host/test/audit-cases';
import { addGuide, guideEntriesOf, path, sendFile } from './fixture-guides';

export const auditCases: AuditCases = {
  recorded: {
    createGuide: {
      actions: ['guide.created'],
      async ready({ administrator }) {
        const { id } = await addForm(administrator);
        return post(administrator, `${path}/guides`, guideEntriesOf(id));
      },
    },
    putGuide: {
      actions: ['guide.changed'],
      async ready({ platform, administrator }) {
        const { id, formId, version } = await addGuide(platform, administrator);
        return put(administrator, `${path}/guides/${id}`, { ...guideEntriesOf(formId), isActive: true, version });
      },
    },
    putGuideFile: {
      actions: ['guide.changed'],
      async ready({ platform, administrator }) {
        const { id } = await addGuide(platform, administrator);
        return async () => sendFile(platform, administrator, id, '%PDF-1.7 second');
      },
    },
  },
  unrecorded: {
    postGuideForm: 'A visitor sends it, who is nobody of the firm.',
    postDownload: 'A visitor sends it, who is nobody of the firm.',
  },
};
