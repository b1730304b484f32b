import { onEachDatabase } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { createSealing } from '../sealing/sealing';
import type { Mail } from './mail';
import { createMailQueue } from './mail-queue';
import { createOutbox } from './outbox';
import { markPublicCall } from './public-call';
import { recipientKey } from './recipient-key';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  ['Ann@Visitor.example', 'ann@visitor.example'],
  ['ann+anything+else@visitor.example', 'ann@visitor.example'],
  ['a.n.n+x@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'a.nn@gmail.com'],
  ['ann@bücher.example', 'ANN@xn--bcher-kva.example'],
  ['ａｎｎ@visitor.example', 'ann@visitor.example'],
])('%s and %s are one recipient', (one, other) => {
  expect(recipientKey(one)).toBe(recipientKey(other));
});

it.each([
  ['ann@visitor.example', 'bob@visitor.example'],
  ['ann@visitor.example', 'ann@other.example'],
  ['a.nn@visitor.example', 'ann@visitor.example'],
])('%s and %s are two recipients', (one, other) => {
  expect(recipientKey(one)).not.toBe(recipientKey(other));
});

onEachDatabase('mails caused by a stranger', (kind) => {
  let opened: TestDatabase;
  let queueMail: ReturnType<typeof createMailQueue>['queueMail'];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const outbox = createOutbox(opened.dataFolder);
    queueMail = createMailQueue({
      outbox,
      sealing: createSealing(opened.dataFolder, undefined),
      clock: () => opened.time.now,
      brandingOf: async () => ({ accent: '#0b6a57', logo: undefined }),
    }).queueMail;
  });
  afterAll(() => opened.close());

  const mailOf = (rest: Partial<Omit<Mail, 'content'>>): Mail => ({
    deployment: { environment: 'prod', domain: 'suite.example' },
    content: { subject: 'Hello', body: ['Hello'], reason: 'You asked for it.' },
    ...{ to: `${crypto.randomUUID()}@visitor.example`, companyId: crypto.randomUUID() },
    ...rest,
  });
  const send = (mail: Mail, isPublic = true): Promise<string> =>
    opened.database
      .transaction(async (transaction) => {
        if (isPublic) await markPublicCall(transaction);
        // Within a savepoint, too.
        await transaction.transaction((inner) => queueMail(inner, mail));
        return 'sent';
      })
      .catch(({ message }: Error) => message);
  const sendMany = async (count: number, mail: () => Mail) => {
    const results: string[] = [];
    for (let index = 0; index < count; index++) results.push(await send(mail()));
    return results;
  };

  it('are limited to 3 per hour and recipient, across firms', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`;
    expect(await send(mailOf({ to }))).toBe('sent');
    opened.time.now += 10 * MINUTE;
    expect(await sendMany(2, () => mailOf({ to }))).toEqual(['sent', 'sent']);
    opened.time.now += 20 * MINUTE;
    expect(await send(mailOf({ to: to.toUpperCase() }))).toBe('Too many mails. Try again in 30 minutes.');
    expect(await send(mailOf({}))).toBe('sent');
    opened.time.now += 30 * MINUTE;
    expect(await sendMany(2, () => mailOf({ to }))).toEqual(['sent', 'Too many mails. Try again in 10 minutes.']);
  });

  it('are limited to 10 per day and recipient', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`;
    for (let hour = 0; hour < 5; hour++) {
      expect(await sendMany(2, () => mailOf({ to }))).toEqual(['sent', 'sent']);
      opened.time.now += HOUR;
    }
    expect(await send(mailOf({ to }))).toBe(`Too many mails. Try again in ${19 * 60} minutes.`);
    opened.time.now += 19 * HOUR;
    expect(await send(mailOf({ to }))).toBe('sent');
  });

  it('are limited to 200 per hour and firm', async () => {
    const companyId = crypto.randomUUID();
    const results = await sendMany(201, () => mailOf({ companyId }));
    expect(results.filter((result) => result === 'sent')).toHaveLength(200);
    expect(results.at(-1)).toBe('Too many mails. Try again in 60 minutes.');
    expect(await send(mailOf({}))).toBe('sent');
  });

  it('are counted correctly when sent at the same time', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`;
    const results = await Promise.all(Array.from({ length: 12 }, () => send(mailOf({ to }))));
    expect(results.filter((result) => result === 'sent')).toHaveLength(3);
  });

  it('count only after their transaction is committed', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`;
    for (let index = 0; index < 5; index++) {
      const undone = opened.database.transaction(async (transaction) => {
        await markPublicCall(transaction);
        await queueMail(transaction, mailOf({ to }));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
    }
    expect(await send(mailOf({ to }))).toBe('sent');
  });

  it('do not include those by signed-in people or to the firm itself', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`;
    for (let index = 0; index < 5; index++) {
      expect(await send(mailOf({ to }), false)).toBe('sent');
      expect(await send(mailOf({ to, isRecipientKnown: true }))).toBe('sent');
    }
    expect(await sendMany(4, () => mailOf({ to, isLimited: true }))).toEqual([
      ...['sent', 'sent', 'sent'],
      'Too many mails. Try again in 60 minutes.',
    ]);
  });

  it('leave no addresses in the database', async () => {
    const to = `${crypto.randomUUID()}@visitor.example`;
    await send(mailOf({ to }));
    const { rows } = await opened.pool.query('select * from kernel.public_mails');
    expect(JSON.stringify(rows)).not.toContain(to);
  });
});
