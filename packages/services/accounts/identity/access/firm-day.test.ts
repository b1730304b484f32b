import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoCompanies, demoPeople } from '../demo/demo-people';
import { firmDay, firmTimeZone, setFirmTimeZone, suggestFirmTimeZone } from './firm-day';

const { id } = demoCompanies.quaystone;

onOneDatabase('the time zone of a firm', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  const chosenByLiam = (timeZone: string | null) =>
    platform.pool.query('update identity.users set time_zone = $1 where id = $2', [timeZone, demoPeople.liam.id]);

  it('is UTC, then the one that its first administrator chose for the account, then the one set for the firm', async () => {
    const { database } = platform;
    expect(await firmTimeZone(database, id)).toBe('UTC');
    await chosenByLiam('America/Chicago');
    expect(await firmTimeZone(database, id)).toBe('America/Chicago');
    await suggestFirmTimeZone(database, id, 'America/Denver');
    expect(await firmTimeZone(database, id)).toBe('America/Denver');
    await suggestFirmTimeZone(database, id, 'Europe/Paris');
    expect(await firmTimeZone(database, id)).toBe('America/Denver');
  });

  it.each([
    ['America/New_York', '2027-03-02T01:30:00Z', '2027-03-01'],
    ['America/Los_Angeles', '2027-03-02T07:59:00Z', '2027-03-01'],
    ['Australia/Sydney', '2027-03-01T14:00:00Z', '2027-03-02'],
  ])('decides which day it is: %s', async (timeZone, moment, day) => {
    await setFirmTimeZone(platform.database, id, timeZone);
    expect(await firmDay(platform.database, id, Date.parse(moment))).toBe(day);
  });
});
