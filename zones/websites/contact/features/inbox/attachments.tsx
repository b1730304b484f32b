import { type Attachment, getAttachment } from '@services/inbox/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { DownloadButton } from '@suite/list/download-button';
import { copy } from './copy';

/** The files that came with a mail. They can only be saved, because nothing of a stranger is opened in the suite. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <div className="mt-2 border-line border-t pt-2">
      <ul aria-label={copy.attachments} className="grid gap-1">
        {attachments.map((attachment) => (
          <Row key={attachment.id} attachment={attachment} />
        ))}
      </ul>
      <p className="mt-1 text-[13px] text-muted">{copy.unchecked}</p>
    </div>
  );
}

function Row({ attachment: { id, name, kind, bytes, isMisnamed } }: { attachment: Attachment }) {
  const { formClient } = useApi();
  const file = async () => {
    const { content } = await formClient.call(getAttachment, { params: { attachmentId: id } });
    // The name in the header has ASCII letters only.
    return { name, content };
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0">
        {/* The name's own direction leaves what is beside it in its place. */}
        <bdi className="break-all">{name}</bdi>{' '}
        <span className="text-[13px] text-muted">
          {copy.attachmentKinds[kind]}, {sizeOf(bytes)}
        </span>
        {isMisnamed && <span className="block text-[13px] text-warn">{copy.misnamed}</span>}
      </span>
      <DownloadButton file={file} text={copy.download} label={copy.downloadOf(name)} variant="plain" />
    </li>
  );
}

const units = [
  ['megabyte', 2 ** 20],
  ['kilobyte', 2 ** 10],
  ['byte', 1],
] as const;

/** Formats a size as file managers do: `1.2 MB`, `340 kB`. */
function sizeOf(bytes: number): string {
  const [unit, size] = units.find(([, size]) => bytes >= size) ?? units[2];
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumSignificantDigits: 3 }).format(bytes / size);
}
