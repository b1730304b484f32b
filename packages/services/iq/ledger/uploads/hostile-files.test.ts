import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emptyFolder, freshFolder } from '@suite/host/test/databases';
import { hostileFiles } from '@suite/host/test/hostile-files';
import { programFile } from '@suite/host/test/program-file';

const script = programFile('upload-hostile-files');

/** Only Linux reports the memory of a process. */
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux(
  'each hostile file is examined or fails with a message, and none makes the platform use much more memory',
  async () => {
    const folder = emptyFolder();
    for (const { name, bytes } of hostileFiles) writeFileSync(join(folder, name), bytes());
    const child = spawn(process.execPath, [script, freshFolder('seeded'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      expect(code).toBe(0);
      const lines = output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const { idle, peak, reading } = lines.pop();
      const byName = new Map(lines.map((line) => [line.name, line]));
      for (const { name, ends } of hostileFiles) {
        const { examined, failure } = byName.get(name);
        // A file with the header of one before is imported at once.
        if (typeof ends === 'string')
          expect([name, examined, failure]).toEqual([name, expect.stringMatching(`${ends}|done`), null]);
        else expect([name, failure]).toEqual([name, expect.stringMatching(ends)]);
        if (failure !== null) expect(failure).toContain(name);
      }
      // The database returns no memory, and each of the files that can be imported uses a little.
      expect(peak).toBeLessThan(1.75 * idle);
      expect(reading).toBeLessThan(1.5 * idle);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  300_000,
);
