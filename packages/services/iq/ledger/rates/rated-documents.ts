import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { type DocumentSum, type RatedDocument, type RatedKind, ratedKinds } from '../contract/exchange-rates';
import { ratedTables } from '../records/rated-tables';
import { LACKS_RATE } from '../schema/ledger';

interface Of {
  companyId: string;
  /** The firm's currency. */
  home: string;
}

/** SQL: a company's documents in other currencies whose source gives no rate, with the rate that converts them. */
const documentsOf = ({ companyId, home }: Of): SQL =>
  sql.join(
    ratedKinds.map((kind) => {
      const { table, day, amount, number, party, partyTable } = ratedTables[kind];
      return sql`
        select ${kind}::text as kind, document.id, ${sql.raw(number)} as number, party.name, ${sql.raw(day)} as date, currency,
          ${sql.raw(amount)} as amount, entered_rate, found_rate, found_rate_on
        from ${sql.raw(table)} as document join ${sql.raw(partyTable)} as party on party.id = ${sql.raw(party)}
        where document.company_id = ${companyId} and currency <> ${home} and ${sql.raw(LACKS_RATE)}`;
    }),
    sql` union all `,
  );

const isLacking = sql`coalesce(entered_rate, found_rate) is null`;

export async function findRatedDocuments(
  database: Database,
  of: Of,
  { state, offset, limit }: { state: 'lacking' | 'converted'; offset: number; limit: number },
): Promise<{ documents: RatedDocument[]; total: number }> {
  const selected = sql`(${documentsOf(of)}) as document where ${isLacking} = ${state === 'lacking'}`;
  const { rows: documents } = await database.execute<RatedDocument & Record<string, unknown>>(sql`
    select kind, document.id::text as id, number, name, date::text as date, document.currency, amount::float8 as amount,
      coalesce(entered_rate, found_rate)::text as rate,
      case when entered_rate is null then found_rate_on::text end as "rateOn",
      case when entered_rate is not null then 'document' when found_rate is null then null
        when entered.day is not null then 'date' else 'table' end as "rateBy"
    from (select * from ${selected}) as document
    left join ledger.exchange_rates as entered
      on entered.company_id = ${of.companyId} and entered.currency = document.currency and entered.day = date
    order by date desc, kind, document.id limit ${limit} offset ${offset}`);
  const { rows } = await database.execute<{ total: number }>(sql`select count(*)::int as total from ${selected}`);
  return { documents, total: rows[0]?.total ?? 0 };
}

/** Returns the documents without a rate, by currency. */
export async function lackingSums(database: Database, of: Of): Promise<DocumentSum[]> {
  const { rows } = await database.execute<DocumentSum & Record<string, unknown>>(sql`
    select currency, count(*)::int as documents, sum(amount)::float8 as amount
    from (${documentsOf(of)}) as document where ${isLacking} group by currency order by currency`);
  return rows;
}

/**
 * Enters the rate of a document, or removes it with null. Returns the document's number, currency and previous rate; undefined if
 * the company has no such document without a rate from its source.
 */
export async function enterDocumentRate(
  transaction: Database,
  { companyId, home }: Of,
  { kind, id, rate }: { kind: RatedKind; id: string; rate: string | null },
): Promise<{ number: string | null; currency: string; before: string | null } | undefined> {
  const { table, number, party, partyTable } = ratedTables[kind];
  const { rows } = await transaction.execute<{ number: string | null; currency: string; before: string | null }>(sql`
    with known as (
      select id, entered_rate from ${sql.raw(table)} as document
      where id = ${id}::bigint and company_id = ${companyId} and currency <> ${home} and ${sql.raw(LACKS_RATE)}
    ),
    changed as (
      update ${sql.raw(table)} as document set entered_rate = ${rate}::numeric from known where document.id = known.id
      returning ${sql.raw(number)} as number, currency, known.entered_rate::text as before, ${sql.raw(party)} as party
    )${
      partyTable === 'ledger.customers'
        ? sql`, noted as (
            insert into ledger.changes (company_id, customer_id)
            select ${companyId}::uuid, party from changed
            where exists (select from ledger.firms where company_id = ${companyId} and metrics_as_of is not null)
            on conflict do nothing)`
        : sql``
    }
    select number, currency, before from changed`);
  return rows[0];
}
