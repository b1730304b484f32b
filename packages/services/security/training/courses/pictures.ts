import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import type { CourseContent } from '../contract/content';

/** Returns a course's pictures as data URLs by file, without missing ones. */
export async function picturesOf(
  database: Database,
  files: Files,
  companyId: string,
  { lessons }: CourseContent,
): Promise<Record<string, string>> {
  const ids = lessons.flatMap((lesson) =>
    lesson.kind === 'lesson' ? lesson.blocks.flatMap((block) => (block.kind === 'picture' ? block.fileId : [])) : [],
  );
  const pictures: Record<string, string> = {};
  for (const id of new Set(ids)) {
    const bytes = await files.read(database, { companyId, id });
    if (bytes) pictures[id] = dataAddress(bytes);
  }
  return pictures;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

export const dataAddress = (bytes: Buffer): string =>
  `data:image/${bytes.subarray(0, 4).equals(PNG) ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
