// @ts-check
// A process of bench-start.ts: opens a folder with bare PGlite and prints how long that took.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(join(process.argv[2] ?? '', 'db'));
await database.query('SELECT 1');
process.stdout.write(JSON.stringify({ milliseconds: performance.now(), kilobytes: process.resourceUsage().maxRSS }));
await database.close();
