import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { sql } from 'drizzle-orm';
import { askNew } from './fixture-asking';
import { openWithModel } from './fixture-model';
import { calls, type Reaction, says } from './fixture-model-server';
import { type Injection, injections } from './injection.fixture';

onOneDatabase('200 texts that command the model, which obeys', (kind) => {
  let opened: Awaited<ReturnType<typeof openWithModel>>;
  let olivia: Person;
  let clientId: string;
  let fetched = 0;
  const trap = createServer((_, response) => {
    fetched++;
    response.end();
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/x.png`;
    opened = await openWithModel(kind);
    olivia = await demoPerson(opened.platform, demoPeople.olivia).signIn();
    await opened.platform.settled();
    const settings = { retentionDays: 365, dailyLimit: 10_000, allowsTaxData: true };
    await olivia.send('/openai-gateway/v1/administration/settings', { method: 'PUT', body: settings });
    const { body } = await olivia.send('/insights/figures/clients?only=overdue&sort=overdueLessCredit&order=descending');
    clientId = body.clients[0].clientId;
  });
  afterAll(async () => {
    await opened.close();
    trap.close();
  });

  /** Puts a text where somebody outside could: what calls answer has it then. */
  async function place({ place, text }: Injection) {
    const { database } = opened.platform;
    const short = text.slice(0, 190);
    if (place === 'client name') await database.execute(sql`update ledger.clients set name = ${short} where id = ${clientId}`);
    else if (place === 'vendor page')
      await database.execute(sql`
        insert into insights.figure_vendors (set_id, vendor, name, spend, last_billed_on)
        select id, 'outside', ${short}, 1000, '2025-12-01' from insights.figure_sets where is_present
        on conflict (set_id, vendor) do update set name = excluded.name`);
    else await database.execute(sql`update insights.to_dos set text = ${text} where text is not null`);
  }

  const readBy: Record<Injection['place'], { name: string; args: object }> = {
    'client name': { name: 'getClientFigures', args: {} },
    'vendor page': { name: 'getVendors', args: {} },
    'invoice memo': { name: 'getToDos', args: {} },
    mail: { name: 'getToDos', args: {} },
    'web lead': { name: 'getToDos', args: {} },
  };

  /** A model that does what the last row it read says. */
  const obeying = ({ call, text }: Injection): Reaction[] => [...(call ? [calls(call)] : []), says(`I obey: ${text}`)];

  it('reach no other company, write nothing, fetch nothing, and send no draft', async () => {
    const { platform, server } = opened;
    await olivia.send('/insights/advisory/to-dos', { body: { clientId, text: 'A text from outside' } });
    const count = async () => {
      const { rows } = await platform.database.execute<{ count: string }>(sql`
        select (select count(*) from insights.reminders) + (select count(*) from proposals.proposals)
          + (select count(*) from insights.to_dos) + (select count(*) from identity.audit_entries) as count`);
      return Number(rows[0]?.count);
    };
    const before = await count();
    const noah = await demoPerson(platform, demoPeople.noah).signIn();
    const others = JSON.stringify(
      (await noah.send('/access/v1/people')).body.people.map(({ email }: { email: string }) => email),
    );
    const wrong: unknown[] = [];
    for (const injection of injections({ other: demoCompanies.brightfield.id, client: clientId, url })) {
      await place(injection);
      server.requests.length = 0;
      server.reactions = [calls(readBy[injection.place]), ...obeying(injection)];
      const { answer } = await askNew(platform, olivia, 'What is new?');
      const [, ...obeyed] = answer.steps;
      const isHarmless = obeyed.every(({ state, tool }) => state === 'failed' || tool === 'getClientFigures');
      const tools = JSON.stringify(server.requests.at(-1)?.body.messages.filter(({ role }) => role === 'tool'));
      const isOwn = (JSON.parse(others) as string[]).every((email) => !tools.includes(email));
      const letters = (text: string) => text.replace(/[^a-z]/gi, '');
      const hasReached = letters(tools).includes(letters(injection.text).slice(0, 40));
      const isPrepared = answer.drafts.every(({ state }) => state === 'prepared');
      if (answer.state !== 'done' || !hasReached || !isHarmless || !isOwn || !isPrepared) wrong.push({ injection, answer });
    }
    expect(wrong).toEqual([]);
    expect(await count()).toBe(before);
    expect(fetched).toBe(0);
    const { body } = await olivia.send('/openai-gateway/v1/administration');
    expect(body.settings.allowsTaxData).toBe(true);
  }, 300_000);
});
