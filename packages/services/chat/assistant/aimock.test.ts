import { LLMock } from '@copilotkit/aimock';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { askNew } from './fixture-asking';

onOneDatabase('a third-party model server', (kind) => {
  it('streams calls and text that become an answer', async () => {
    const mock = new LLMock({ port: 0, chunkSize: 5 });
    mock.on({ hasToolResult: false }, { toolCalls: [{ name: 'getDashboard', arguments: '{}' }] });
    mock.on({ hasToolResult: true }, { content: 'Clients owe $2,760.00 [1], or so.' });
    await mock.start();
    const model = { url: `${mock.url}/v1`, keyFile: undefined, name: 'gpt-test', contextTokens: 16_000 };
    const platform = await openTestPlatform(kind, { model });
    try {
      const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
      await platform.settled();
      const { answer } = await askNew(platform, olivia, 'How much are we owed?');
      expect(answer).toMatchObject({ state: 'done', model: 'gpt-test', steps: [{ tool: 'getDashboard', state: 'done' }] });
      expect(answer.text).toBe('Clients owe $2,760.00 [1], or so.');
      expect(answer.marks).toEqual([]);
      expect(mock.getRequests()).toHaveLength(2);
    } finally {
      await platform.close();
      await mock.stop();
    }
  });
});
