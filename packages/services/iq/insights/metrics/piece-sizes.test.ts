import { pieceSizes } from './piece-sizes';

/** Milliseconds that a piece uses the database: for planning, and for each client. */
interface Machine {
  planning: number;
  client: number;
}

/** Simulates the pieces of a firm with a number of clients, and the duration of each. */
function piecesOf({ planning, client }: Machine, clients: number) {
  const sizes = pieceSizes();
  const pieces: { clients: number; time: number }[] = [];
  for (let done = 0; done < clients; ) {
    const count = Math.min(sizes.next(), clients - done);
    const time = planning + client * count;
    sizes.took(count, time);
    pieces.push({ clients: count, time });
    done += count;
  }
  return pieces;
}

const machines: [string, Machine][] = [
  ['fast', { planning: 5, client: 0.05 }],
  ['usual', { planning: 40, client: 1 }],
  ['busy', { planning: 150, client: 4 }],
];

test.each(machines)('on a %s machine a piece takes at most four times as long as one with a single client', (_, machine) => {
  const one = machine.planning + machine.client;
  const pieces = piecesOf(machine, 20_000).slice(1);
  expect(Math.max(...pieces.map(({ time }) => time))).toBeLessThanOrEqual(4 * one + 0.001);
  expect(Math.max(...pieces.map(({ time }) => time))).toBeLessThanOrEqual(1000);
});

test.each(machines)('on a %s machine planning takes at most a third of the total', (_, machine) => {
  const pieces = piecesOf(machine, 20_000);
  const whole = pieces.reduce((sum, { time }) => sum + time, 0);
  expect((pieces.length * machine.planning) / whole).toBeLessThan(1 / 3);
});

test('a machine that becomes busy makes pieces smaller immediately', () => {
  const sizes = pieceSizes();
  for (let count = 0; count < 10; count++) {
    const clients = sizes.next();
    sizes.took(clients, 40 + clients);
  }
  const before = sizes.next();
  sizes.took(before, 10 * (40 + before));
  expect(sizes.next()).toBeLessThan(before / 5);
});
