import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { examineInSandbox, ReadingStoppedError, readInSandbox } from './sandbox';

function fileOf(content: string | Buffer): string {
  const path = join(emptyFolder(), '7c1f');
  writeFileSync(path, content);
  return path;
}

const known = { name: 'list.csv', today: '2026-01-02', currency: null };

it('a file that needs too much memory ends its reading process and is reported with a message', async () => {
  const path = fileOf(`{"line":1,"cells":[${'"a",'.repeat(20_000_000)}"a"]}\n`);
  await expect(examineInSandbox({ ...known, path, format: { kind: 'laid-down' } })).rejects.toThrow(
    'list.csv takes more memory to read than a table may; split it, or save it as CSV.',
  );
});

it('messages contain the file’s name, never its path', async () => {
  const path = join(emptyFolder(), 'gone');
  await expect(examineInSandbox({ ...known, path })).rejects.toThrow('list.csv does not exist.');
  const rows = readInSandbox({ path, name: 'list.csv', format: { kind: 'csv', encoding: 'utf-8', separator: ',' } });
  await expect(rows.next()).rejects.toThrow('list.csv does not exist.');
});

it('a consumer that stops early leaves no process behind', async () => {
  const path = fileOf('Customer,Total\n'.repeat(200_000));
  const rows = readInSandbox({ path, name: 'list.csv', format: { kind: 'csv', encoding: 'utf-8', separator: ',' } });
  expect((await rows.next()).done).toBe(false);
  expect(await rows.return(undefined)).toEqual({ done: true, value: undefined });
});

it('reading is aborted by its signal', async () => {
  const stop = new AbortController();
  const path = fileOf('Customer,Total\n'.repeat(500_000));
  const onProgress = async () => stop.abort(new Error('stopped'));
  await expect(examineInSandbox({ ...known, path }, { signal: stop.signal, onProgress })).rejects.toThrow('stopped');
});

/** These tests find processes through Linux's /proc. */
const onLinux = process.platform === 'linux' ? it : it.skip;

/** Returns the child processes that read a file. */
function readers(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sandbox-process')).map(Number);
}

onLinux.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a process that reads a file ignores %s, because the platform decides when it stops',
  async (signal) => {
    const path = fileOf(`Customer,Total\n${'Acme,1\n'.repeat(300_000)}`);
    let sent = 0;
    const onProgress = async () => {
      for (const pid of readers()) sent += Number(process.kill(pid, signal));
    };
    expect((await examineInSandbox({ ...known, path }, { onProgress })).guess.rows).toBe(300_000);
    expect(sent).toBeGreaterThan(0);
  },
);

onLinux('a process that is stopped before it can ignore signals reports no problem with the file', async () => {
  const path = fileOf('Customer,Total\n'.repeat(1000));
  const examined = examineInSandbox({ ...known, path });
  // The process has just been forked, so the signal arrives before it handles signals.
  for (const pid of readers()) process.kill(pid, 'SIGTERM');
  await expect(examined).rejects.toThrow(ReadingStoppedError);
});

onLinux('a process that reads a file is not in the process group that a terminal stops', async () => {
  const path = fileOf(`Customer,Total\n${'Acme,1\n'.repeat(300_000)}`);
  const groupOf = (pid: number | 'self') => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
  const groups = new Set<string | undefined>();
  await examineInSandbox({ ...known, path }, { onProgress: async () => void readers().map((pid) => groups.add(groupOf(pid))) });
  expect(groups.size).toBe(1);
  expect(groups).not.toContain(groupOf('self'));
});
