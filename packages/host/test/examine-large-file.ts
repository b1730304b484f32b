/** Writes a table of several megabytes, reads all of it as an upload is read, and prints its number of rows and last day. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { examined } from './examined';

const [path = '', megabytes = ''] = process.argv.slice(2);
const size = Number(megabytes) * 1_048_576;

function* rows() {
  let bytes = 0;
  yield 'Invoice,Customer,Date,Total\n';
  for (let row = 0; bytes < size; row += 1000) {
    const text = Array.from(
      { length: 1000 },
      (_, at) => `INV-${row + at},Customer ${(row + at) % 9999},03/14/2021,"1,${100 + (at % 900)}.25"\n`,
    ).join('');
    bytes += text.length;
    yield text;
  }
}

await pipeline(Readable.from(rows()), createWriteStream(path));
const { guess } = await examined({ path, name: 'large.csv', today: '2026-01-01', currency: null });
console.log(JSON.stringify({ rows: guess.rows, asOf: guess.asOf }));
