import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { encodings } from './encodings';
import { draftOf } from './lay-file';
import { mediaTypeOf } from './media-type';

/** Minimum size in bytes; for smaller files the headers outweigh the savings. */
const WORTH_IT = 512;

/** Writes the compressed files that are missing beside a file. */
export async function compressFile(path: string): Promise<void> {
  if (!mediaTypeOf(path).compressible) return;
  const missing = encodings.filter(({ extension }) => !existsSync(path + extension));
  if (!missing.length) return;
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT) return;
  await Promise.all(
    missing.map(async ({ extension, compress }) => {
      const sibling = path + extension;
      await writeFile(draftOf(sibling), await compress(bytes));
      await rename(draftOf(sibling), sibling);
    }),
  );
}
