/** What a reader of foreign input is measured with. */
export interface Reader<Input> {
  read: (input: Input) => unknown;
  /** The worst input of about this many bytes. */
  input: (size: number) => Input;
  /** The largest input in bytes that reaches the reader. */
  limit: number;
}

export interface Growth {
  /** The sizes in bytes: an eighth, a quarter and half of the limit, and the limit. */
  sizes: number[];
  /** Milliseconds of CPU time at each of these sizes. */
  costs: number[];
  /** How many times the cost of an eighth the limit costs: 8 when linear, 64 when quadratic. */
  growth: number;
  /** How many times the cost of `JSON.parse` of as many bytes the limit costs. */
  timesJson: number;
}

/** Eight times the size costs at most three times of what a linear reader would need, which leaves room for the machine. */
export const maxGrowth = 3 * 8;
export const maxTimesJson = 10;

const runs = 5;
/** Below so many milliseconds a call costs nothing, and noise decides the ratio. */
const cheap = 5;
/** CPU time is counted in microseconds, and the garbage collector takes some: a shorter measurement says little. */
const shortestMeasurement = 4;
const longestMeasurement = 400;

/**
 * Measures a reader up to its limit. From small sizes on it doubles them, and stops with an error at the first that
 * costs more than linear growth explains, so that an exponential reader ends the measurement as well.
 */
export async function measureGrowth<Input>({ read, input, limit }: Reader<Input>): Promise<Growth> {
  const sizes = [8, 4, 2, 1].map((part) => Math.max(1, Math.floor(limit / part)));
  const [eighth = 1] = sizes;
  let smaller: Cost | undefined;
  for (let size = 16; size < eighth; size *= 2) smaller = await measureNext(read, input, size, 1, smaller);
  const costs: number[] = [];
  let first: Cost | undefined;
  for (const size of sizes) {
    const measured = await measureNext(read, input, size, runs, first ?? smaller);
    first ??= measured;
    costs.push(measured.milliseconds);
  }
  const last = costs.at(-1) ?? 0;
  const timesJson = await compareWithJson(read, input(limit), limit, last);
  return { sizes, costs, growth: last / (first?.milliseconds ?? last), timesJson };
}

/** Rejects unless the reader is linear up to its limit and costs at most ten times of `JSON.parse`. Ratios alone decide. */
export async function expectLinearTime<Input>(reader: Reader<Input>) {
  const { sizes, costs, growth, timesJson } = await measureGrowth(reader);
  const measured = sizes.map((size, index) => `${size} bytes: ${costs[index]?.toPrecision(3)} ms`).join(', ');
  if (growth > maxGrowth) throw Error(`8 times the size costs ${growth.toFixed(1)} times as much (${measured})`);
  if (timesJson > maxTimesJson) throw Error(`costs ${timesJson.toFixed(1)} times as much as JSON.parse (${measured})`);
}

/** The cheapest measurements of both count: one that seems to cost too much is made again beside the other, five times at most. */
async function compareWithJson<Input>(read: (input: Input) => unknown, input: Input, size: number, cost: number) {
  const json = jsonOf(bytesOf(input, size));
  let ownCost = cost;
  let jsonCost = await costOf(JSON.parse, json, runs);
  for (let again = 0; again < runs && ownCost > maxTimesJson * jsonCost; again++) {
    ownCost = Math.min(ownCost, await costOf(read, input, runs));
    jsonCost = Math.min(jsonCost, await costOf(JSON.parse, json, runs));
  }
  return ownCost / jsonCost;
}

interface Cost {
  size: number;
  /** Of CPU time. */
  milliseconds: number;
}

/** Measures a size. One that seems to cost too much beside a smaller one is measured again with it, in case the machine was busy. */
async function measureNext<Input>(
  read: (input: Input) => unknown,
  input: (size: number) => Input,
  size: number,
  measurements: number,
  smaller: Cost | undefined,
): Promise<Cost> {
  const cost = await costOf(read, input(size), measurements);
  if (!smaller || cost <= cheap || cost <= maxGrowth * smaller.milliseconds) return { size, milliseconds: cost };
  smaller.milliseconds = Math.max(smaller.milliseconds, await costOf(read, input(smaller.size), runs));
  const again = Math.min(cost, await costOf(read, input(size), runs));
  if (again > maxGrowth * smaller.milliseconds) {
    throw Error(`${size} bytes cost ${(again / smaller.milliseconds).toFixed(1)} times as much as ${smaller.size} bytes`);
  }
  return { size, milliseconds: again };
}

/** Milliseconds of CPU time of one call: the cheapest of some measurements, each of as many calls as it needs. */
async function costOf<Input>(read: (input: Input) => unknown, input: Input, measurements: number) {
  let calls = 1;
  let cost = await measure(read, input, calls);
  while (cost < shortestMeasurement && calls < 1 << 20) {
    calls *= cost < shortestMeasurement / 8 ? 8 : 2;
    cost = await measure(read, input, calls);
  }
  let cheapest = cost;
  let total = cost;
  for (let run = 1; run < measurements && total < longestMeasurement; run++) {
    const again = await measure(read, input, calls);
    cheapest = Math.min(cheapest, again);
    total += again;
  }
  return cheapest / calls;
}

async function measure<Input>(read: (input: Input) => unknown, input: Input, calls: number) {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call++) {
    const result = read(input);
    if (result instanceof Promise) await result;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** An ordinary document of so many bytes: an array of small records with a name, a date and an amount. */
function jsonOf(bytes: number) {
  const record = (index: number) => `{"name":"Client ${index}","date":"2026-03-31","amount":${index}.25},`;
  const parts: string[] = [];
  for (let length = 4, index = 0; length < bytes; index++) {
    const part = record(index);
    parts.push(part);
    length += part.length;
  }
  return `[${parts.join('')}0]`;
}

function bytesOf(input: unknown, size: number) {
  if (typeof input === 'string') return Buffer.byteLength(input);
  return ArrayBuffer.isView(input) ? input.byteLength : size;
}
