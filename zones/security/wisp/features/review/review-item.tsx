import { finishReviewItem as finish } from '@services/security-plan/browser/reviews';
import { finishReviewItem, type Review } from '@services/security-plan/contract/reviews';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { Input } from '@suite/ui/input';
import { useReload } from '../fields/use-save';
import { copy } from './copy';

const schema = withoutVersion(finishReviewItem.body);

interface Props {
  item: Review['items'][number];
  year: number;
  version: number;
  isFixed: boolean;
}

/** An item of the checklist with the proof that it was done. */
export function ReviewItem({ item: { key, title, how, done }, year, version, isFixed }: Props) {
  const { client } = useApi();
  const { day } = useFormats();
  const reload = useReload();
  const form = useForm(schema, {
    name: `wisp-review:${year}:${key}`,
    saved: { artifact: '' },
    save: (output) => finish(client, { year, key }, { ...output, version }),
    onSaved: reload,
    reload,
    done: copy.finished,
  });

  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className={done ? 'mt-0.5 text-good' : 'mt-0.5 text-faint'}>
        <Icon name={done ? 'check' : 'clock'} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{how}</p>
        {done && (
          <p className="text-xs text-muted break-words">
            {copy.done(day(done.on), done.by)}: {done.artifact}
          </p>
        )}
        {!done && !isFixed && (
          <form className="mt-2 flex flex-wrap items-end gap-2" {...form.element}>
            <Input label={copy.artifact(title)} maxLength={1000} className="w-96 max-w-full" {...form.text('artifact')} />
            <Button type="submit" size="sm" variant="quiet" spinning={form.isRunning} disabled={!form.values.artifact.trim()}>
              {copy.finish}
            </Button>
          </form>
        )}
        <FormNote form={form} />
      </div>
    </li>
  );
}
