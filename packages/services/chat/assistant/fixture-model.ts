import type { DatabaseKind } from '@suite/host/test/databases';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { ModelServer } from './fixture-model-server';

/** Opens a platform with a model whose server a test controls. */
export async function openWithModel(kind: DatabaseKind, more: { keyFile?: string; isPatient?: boolean } = {}) {
  const server = await ModelServer.start();
  const model = { url: server.url, keyFile: more.keyFile, name: 'test-model', contextTokens: 16_000 };
  // A server that sends as much as it can needs long to begin on a busy machine.
  const modelTimes = more.isPatient
    ? { begin: 20_000, silence: 20_000, whole: 60_000 }
    : { begin: 700, silence: 700, whole: 20_000 };
  const platform = await openTestPlatform(kind, { model, modelTimes });
  return {
    platform,
    server,
    async close() {
      await platform.close();
      await server.close();
    },
  };
}
