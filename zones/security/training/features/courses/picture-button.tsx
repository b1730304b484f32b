import { addPicture, MAX_PICTURE_BYTES } from '@services/training/contract/courses';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { useRef, useState } from 'react';
import { copy } from './copy';

interface Props {
  courseId: string;
  onAdded: (fileId: string, src: string) => void;
}

/** Uploads a PNG or JPEG for a lesson. */
export function PictureButton({ courseId, onAdded }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setRunning] = useState(false);

  async function upload(file: File) {
    const fail = (text: string) => events.emit('toast', { type: 'error', text: `${copy.notUploaded} ${text}` });
    if (file.size > MAX_PICTURE_BYTES) return fail(copy.tooLarge);
    setRunning(true);
    try {
      const { fileId, src } = await formClient.call(addPicture, { params: { courseId }, file });
      onAdded(fileId, src);
    } catch (error) {
      fail(reasonOf(error));
    } finally {
      setRunning(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".png,.jpg,.jpeg"
        className="hidden"
        aria-label={copy.addPicture}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      <Button variant="quiet" size="sm" spinning={isRunning} onClick={() => input.current?.click()}>
        {copy.addPicture}
      </Button>
    </>
  );
}
