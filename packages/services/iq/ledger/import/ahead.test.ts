import { ahead } from './ahead';

async function* upTo(last: number, log: string[] = []) {
  try {
    for (let number = 1; number <= last; number++) {
      log.push(`made ${number}`);
      yield number;
    }
  } finally {
    log.push('closed');
  }
}

it('yields all items in order and prepares each while the previous one is being processed', async () => {
  const log: string[] = [];
  for await (const number of ahead(upTo(3, log))) log.push(`took ${number}`);
  expect(log).toEqual(['made 1', 'made 2', 'took 1', 'made 3', 'took 2', 'closed', 'took 3']);
});

it('closes its source when the consumer stops early', async () => {
  const log: string[] = [];
  for await (const number of ahead(upTo(9, log))) if (number === 2) break;
  expect(log.at(-1)).toBe('closed');
});

it('throws the error of an item when its turn comes', async () => {
  async function* failing() {
    yield 1;
    throw new Error('unreadable');
  }
  const taken: number[] = [];
  const all = async () => {
    for await (const number of ahead(failing())) {
      await new Promise(setImmediate);
      taken.push(number);
    }
  };
  await expect(all()).rejects.toThrow('unreadable');
  expect(taken).toEqual([1]);
});
