import { type EditedCourse, publishCourse } from '@services/training/contract/courses';
import { useApi } from '@suite/api/api-provider';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

const schema = withoutVersion(publishCourse.body);

interface Props {
  course: EditedCourse;
  onClose: () => void;
  onDone: (course: EditedCourse) => Promise<void>;
}

/** Asks what changed, and whether earlier certificates stay valid. */
export function PublishDialog({ course, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const form = useForm(schema, {
    saved: { note: '', voidsEarlier: false },
    save: (output) =>
      formClient.call(publishCourse, { params: { courseId: course.id }, body: { ...output, version: course.version } }),
    onSaved: onDone,
    failed: (reason) => `${copy.notPublished} ${reason}`,
  });
  return (
    <FormDialog title={copy.publishTitle} submit={copy.publish} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{copy.publishText}</p>
      <Input label={copy.note} maxLength={500} {...form.text('note')} />
      {course.published > 0 && <Checkbox label={copy.voids} hint={copy.voidsHint} {...form.check('voidsEarlier')} />}
    </FormDialog>
  );
}
