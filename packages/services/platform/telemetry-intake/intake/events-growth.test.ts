import { expectLinearTime } from '@suite/testing/linear-time';
import { readEventLines, readEvents } from './read-events';

function caught(read: (text: string) => unknown) {
  return (text: string) => {
    try {
      read(text);
    } catch {
      // A refusal is fine: only the time is measured.
    }
  };
}

test.each<[body: string, part: string, read: (text: string) => unknown]>([
  ['a list of events', '{"a":1},', readEvents],
  ['a list of commas', ',', readEvents],
  ['a list of lists', '[', readEvents],
  ['a list of quotes', '"', readEvents],
  ['a list of backslashes', '"\\', readEvents],
  ['lines of events', '{"a":1}\n', readEventLines],
  ['empty lines', '\n', readEventLines],
])('%s is read in linear time', async (_, part, read) => {
  await expectLinearTime({ read: caught(read), input: (size) => `[${part.repeat(size / part.length)}`, limit: 262_144 });
});
