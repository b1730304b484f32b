import { type EditedCourse, publishCourse } from '@services/academy-admin/contract/courses';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  course: EditedCourse;
  onClose: () => void;
  onDone: (course: EditedCourse) => Promise<void>;
}

/** Asks what changed, and whether earlier certificates stay valid. */
export function PublishDialog({ course, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const [note, setNote] = useState('');
  const [voidsEarlier, setVoids] = useState(false);
  return (
    <FormDialog
      title={copy.publishTitle}
      submit={copy.publish}
      onSubmit={() =>
        formClient
          .call(publishCourse, { params: { courseId: course.id }, body: { version: course.version, note, voidsEarlier } })
          .then(onDone)
      }
      onClose={onClose}
      isUnsaved={note.trim() !== ''}
      failed={(error) => `${copy.notPublished} ${reasonOf(error)}`}
    >
      <p className="text-muted">{copy.publishText}</p>
      <Input label={copy.note} value={note} maxLength={500} onChange={(event) => setNote(event.currentTarget.value)} />
      {course.published > 0 && <Checkbox label={copy.voids} hint={copy.voidsHint} checked={voidsEarlier} onChange={setVoids} />}
    </FormDialog>
  );
}
