import { emptyConfig } from '@suite/env/quiet.fixture';
import { serviceUrls } from './services';

test("an address that is a path belongs to the page's host", () => {
  expect(serviceUrls({ ...emptyConfig, FEATURE_FLAG_STREAM_URL: '/flags' }).flagStream).toBe(`${location.origin}/flags`);
});

test("without an address the service's own is used", () => {
  expect(serviceUrls(emptyConfig)).toMatchObject({
    flags: 'https://app.launchdarkly.com',
    flagStream: 'https://clientstream.launchdarkly.com/',
  });
});
