import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '@suite/kernel/errors/failure';
import { emptyFolder } from '../../test/databases';
import { assembleSuite } from './assemble-suite';
import { insistOnNoOtherUser, useOutput } from './output-users';

/** Starts another process that serves an output until it is ended. */
async function serving(output: string) {
  const program = `
    import { register } from 'tsx/esm/api';
    register();
    const { useOutput } = await import(${JSON.stringify(new URL('./output-users.ts', import.meta.url).href)});
    useOutput(${JSON.stringify(output)});
    console.log('serves');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it('an output that another process serves is not assembled without some zones until that process ends', async () => {
  const output = emptyFolder();
  const child = await serving(output);
  const refusal = `Process ${child.pid} serves ${output}, and this command would leave apps out of it until they are built. Stop that process, or run first: npm run build`;
  await expect(assembleSuite(emptyFolder(), output, ['chat'])).rejects.toThrow(new Failure(refusal));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(() => insistOnNoOtherUser(output)).not.toThrow();
});

it('the process that serves an output can assemble it', () => {
  const output = emptyFolder();
  const end = useOutput(output);
  expect(() => insistOnNoOtherUser(output)).not.toThrow();
  end();
});
