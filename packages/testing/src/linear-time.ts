/** A reader of untrusted input, with the input it is measured on. */
export interface Reader<Input> {
  read: (input: Input) => unknown;
  /** Returns the worst input of about this many bytes. */
  input: (size: number) => Input;
  /** The largest input in bytes that can reach the reader. */
  limit: number;
}

export interface Growth {
  /** The sizes in bytes: an eighth, a quarter and half of the limit, and the limit. */
  sizes: number[];
  /** Milliseconds of CPU time at each of these sizes. */
  costs: number[];
  /** Ratio of the cost at the limit to the cost at an eighth of it: 8 when linear, 64 when quadratic. */
  growth: number;
  /** Ratio of the cost at the limit to the cost of `JSON.parse` for as many bytes. */
  timesJson: number;
}

/** Eight times the size may cost three times as much as in a linear reader, which leaves room for noise. */
export const maxGrowth = 3 * 8;
export const maxTimesJson = 10;

/** How many times its quiet measurement a busy machine may measure. */
const noise = 2;

const runs = 5;
/** A call of at most this many milliseconds is not rejected, because noise decides the ratio. */
const cheap = 5;
/**
 * In milliseconds. CPU time is counted in microseconds and includes garbage collection, so a shorter measurement means little.
 */
const shortestMeasurement = 4;
const longestMeasurement = 400;

/**
 * Measures a reader up to its limit. Starts with small sizes, doubles them, and throws at the first that costs more than linear
 * growth explains, so that the measurement of an exponential reader ends as well.
 */
export async function measureGrowth<Input>({ read, input, limit }: Reader<Input>): Promise<Growth> {
  const sizes = [8, 4, 2, 1].map((part) => Math.max(1, Math.floor(limit / part)));
  const [eighth = 1] = sizes;
  let smaller: Cost | undefined;
  for (let size = 16; size < eighth; size *= 2) smaller = await measureNext(read, input, size, 1, smaller);
  const first = await measureNext(read, input, eighth, runs, smaller);
  const costs = [first.milliseconds];
  // Noise only adds to a cost, so a single measurement that is low enough will do; one that is too high is repeated.
  for (const size of sizes.slice(1)) costs.push((await measureNext(read, input, size, 1, first)).milliseconds);
  const last = costs.at(-1) ?? 0;
  const timesJson = await compareWithJson(read, input(limit), limit, last);
  return { sizes, costs, growth: last / first.milliseconds, timesJson };
}

/** Rejects unless the reader is linear up to its limit and costs at most ten times as much as `JSON.parse`, twice that with noise. Only ratios count. */
export async function expectLinearTime<Input>(reader: Reader<Input>) {
  const { sizes, costs, growth, timesJson } = await measureGrowth(reader);
  const measured = sizes.map((size, index) => `${size} bytes: ${costs[index]?.toPrecision(3)} ms`).join(', ');
  if (growth > maxGrowth) throw Error(`8 times the size costs ${growth.toFixed(1)} times as much (${measured})`);
  if (timesJson > noise * maxTimesJson) throw Error(`costs ${timesJson.toFixed(1)} times as much as JSON.parse (${measured})`);
}

/**
 * Compares the cheapest measurements of both: one that seems to cost too much is repeated beside the other, five times at most.
 */
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
  /** CPU time. */
  milliseconds: number;
}

/**
 * Measures a size. One that seems to cost too much compared to a smaller one is measured again with it, three times at most, in
 * case the machine was busy.
 */
async function measureNext<Input>(
  read: (input: Input) => unknown,
  input: (size: number) => Input,
  size: number,
  measurements: number,
  smaller: Cost | undefined,
): Promise<Cost> {
  let cost = await costOf(read, input(size), measurements);
  if (!smaller) return { size, milliseconds: cost };
  for (let again = 0; again < 3 && cost > maxGrowth * smaller.milliseconds; again++) {
    smaller.milliseconds = Math.max(smaller.milliseconds, await costOf(read, input(smaller.size), runs));
    cost = Math.min(cost, await costOf(read, input(size), runs));
  }
  if (cost > cheap && cost > maxGrowth * smaller.milliseconds) {
    throw Error(`${size} bytes cost ${(cost / smaller.milliseconds).toFixed(1)} times as much as ${smaller.size} bytes`);
  }
  return { size, milliseconds: cost };
}

/**
 * Returns the milliseconds of CPU time of one call: the cheapest of several measurements, each with as many calls as it needs.
 */
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

/** Returns a typical document of this many bytes: an array of small records with a name, a date and an amount. */
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
