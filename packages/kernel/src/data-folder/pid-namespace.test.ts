import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { emptyFolder } from '@suite/host/test/databases';
import { programFile } from '@suite/host/test/program-file';
import { lockFolder } from './lock-folder';

const holder = programFile('hold-lock');
/** A process that sees no others, as in a container; it ends with `unshare`. */
const NAMESPACE = ['--pid', '--fork', '--mount-proc', '--kill-child'];

const trial = spawnSync('unshare', [...NAMESPACE, 'true'], { encoding: 'utf8' });
const reason = trial.error?.message ?? trial.stderr.trim();
const inNamespace = trial.status === 0 ? describe : describe.skip;

inNamespace(`a data folder held in another PID namespace${trial.status === 0 ? '' : ` (left out: ${reason})`}`, () => {
  let folder: string;
  let child: ChildProcess;
  beforeEach(async () => {
    folder = emptyFolder();
    child = spawn('unshare', [...NAMESPACE, process.execPath, holder, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!child.stdout) throw new Error('the holder has no output');
    await once(createInterface({ input: child.stdout }), 'line');
  });
  afterEach(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  });

  it('is refused while its holder runs, although the pid is not valid here', async () => {
    await expect(lockFolder(folder, { say: () => undefined })).rejects.toThrow(
      /^Another platform \(process \d+ on .+\) uses the data folder /,
    );
  }, 30_000);

  it('is taken over after a wait if its holder was killed', async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
    let waited = 0;
    const wait = async (milliseconds: number) => {
      waited += milliseconds;
    };
    const lock = await lockFolder(folder, { say: () => undefined, wait });
    expect(waited).toBe(20_000);
    lock.release();
  }, 30_000);
});
