import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { arrayText } from './array-text';

onEachDatabase('the text of an array', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it('is read back as the original texts, whatever they contain', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'NULL', '"', '\\', '{}', ',', "'", ' a ', '\n'));
    const readable = text.filter((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(readable)), async (values) => {
        const { rows } = await opened.database.execute(sql`select to_jsonb(${arrayText(values)}::text[]) as read`);
        expect(rows).toEqual([{ read: values }]);
      }),
      { numRuns: 50 },
    );
  });

  it('is read back as numbers, booleans and moments', async () => {
    const { rows } = await opened.database.execute(sql`
      select to_jsonb(${arrayText([1, -2, null, 9_007_199_254_740_991])}::bigint[]) as numbers,
        to_jsonb(${arrayText([true, false])}::boolean[]) as truths,
        to_jsonb(${arrayText(['2024-02-29'])}::date[]) as days,
        ${arrayText([new Date(1_700_000_000_123)])}::timestamptz[] = array['2023-11-14 22:13:20.123Z'::timestamptz] as "isMoment"`);
    expect(rows).toEqual([
      { numbers: [1, -2, null, 9_007_199_254_740_991], truths: [true, false], days: ['2024-02-29'], isMoment: true },
    ]);
  });
});
