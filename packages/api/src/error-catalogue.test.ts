import { getSessions } from '@services/identity/contract/account';
import { exchangeToken } from '@services/identity/contract/identity';
import { getUser, requestPasswordReset } from '@services/identity/contract/signing-in';
import { provisionFirm } from '@services/ledger/browser/provisioning';
import { SuiteError } from '@suite/contract/errors';
import { shownByPage } from '@suite/contract/status';
import { type Answer, json, problem, refused, setUp, tooLate, user, userId } from './client.fixture';

const grant = (description: string, error = 'invalid_grant', status = 400) =>
  json({ error, error_description: description }, status);
const expiredGrant = grant('AADB2C90080: The grant has expired.');

const otherError = grant('AADB2C90080', 'invalid_scope');
const otherStatus = grant('AADB2C90080', 'invalid_grant', 409);

const read = ({ client }: ReturnType<typeof setUp>, choices = {}) => client.call(getUser, { params: { userId }, ...choices });

const rows: [situation: string, answer: Answer, raised: string[]][] = [
  ['HTTP 401: toast and unauthorized event', json({}, 401), ['Please sign in. (Error 401)', 'unauthorized']],
  ['HTTP 403: toast', json({}, 403), ['Please sign in. (Error 403)']],
  ['HTTP 400 invalid_grant with the directory code: unauthorized event', expiredGrant, ['unauthorized']],
  ['HTTP 400 invalid_grant of another description: any other error', grant('Used.'), ['Unexpected problem occurred']],
  ['HTTP 400 of another error with the directory code: any other error', otherError, ['Unexpected problem occurred']],
  ['HTTP 409 invalid_grant with the directory code: any other error', otherStatus, ['Unexpected problem occurred']],
  ['client-side error, no answer', refused, ['Error: The server cannot be reached']],
  ['client-side error, an answer too late', tooLate, ['Error: The server did not answer in time']],
  [
    'client-side error, a page instead of JSON',
    () => new Response('<!doctype html>'),
    ['Error: The server sent an answer that cannot be read'],
  ],
  [
    'client-side error, JSON that breaks off',
    () => new Response('{"id":'),
    ['Error: The server sent an answer that cannot be read'],
  ],
  ['client-side error, an answer of another shape', json({ id: 7 }), ['Error: The server sent an answer that cannot be read']],
  ['any other error, HTTP 400', problem('invalid_request', 400), ['Unexpected problem occurred']],
  ['any other error, HTTP 404', json({}, 404), ['Unexpected problem occurred']],
  ['any other error, HTTP 408', json({}, 408), ['Unexpected problem occurred']],
  ['any other error, HTTP 409', problem('idempotency_key_reused', 409), ['Unexpected problem occurred']],
  ['any other error, HTTP 429', problem('throttled', 429), ['Unexpected problem occurred']],
  ['any other error, HTTP 500', json({}, 500), ['Unexpected problem occurred']],
  ['any other error, HTTP 501', problem('not_built', 501), ['Unexpected problem occurred']],
  ['any other error, HTTP 503', problem('not_ready', 503), ['Unexpected problem occurred']],
];

test.each(rows)('§8 %s', async (_, answer, raised) => {
  const server = setUp([answer]);
  await expect(read(server)).rejects.toBeInstanceOf(SuiteError);
  expect(server.raised).toEqual(raised);
});

test.each(shownByPage)('§8 status %d in the local-handling header is left to the caller', async (status) => {
  const server = setUp([json({}, status)]);
  await expect(read(server, { handleLocally: [status] })).rejects.toMatchObject({ status });
  expect(server.raised).toEqual([]);
});

test.each([
  [401, json({}, 401), ['Please sign in. (Error 401)', 'unauthorized']],
  [403, json({}, 403), ['Please sign in. (Error 403)']],
  ['the directory code', expiredGrant, ['unauthorized']],
  ['no answer', refused, ['Error: The server cannot be reached']],
] as const)('§8 %s is announced even when the page shows its own errors', async (_, answer, raised) => {
  const server = setUp([answer]);
  await expect(server.client.call(getSessions, { params: { userId }, handleLocally: shownByPage })).rejects.toBeInstanceOf(
    SuiteError,
  );
  expect(server.raised).toEqual(raised);
});

test('§8 a status that is not in the local-handling header is announced', async () => {
  const server = setUp([json({}, 404)]);
  await expect(read(server, { handleLocally: [400] })).rejects.toMatchObject({ status: 404 });
  expect(server.raised).toEqual(['Unexpected problem occurred']);
});

test.each(rows)('§8 event-stream errors pass through: %s', async (_, answer) => {
  const server = setUp([answer]);
  await expect(read(server, { headers: { Accept: 'text/event-stream' } })).rejects.toBeInstanceOf(SuiteError);
  expect(server.raised).toEqual([]);
});

test('§8 an expired grant at the token endpoint raises the unauthorized event', async () => {
  const server = setUp([expiredGrant]);
  const call = server.client.call(exchangeToken, { form: { grant_type: 'refresh_token', refresh_token: 'r' } });
  await expect(call).rejects.toMatchObject({ status: 400 });
  expect(server.raised).toEqual(['unauthorized']);
});

test('§8 client-side error: cookies that cannot be stored are announced by their own message', async () => {
  const accessToken = () => Promise.reject(new SuiteError('cookie_too_large', 'The access token is over 4,096 bytes'));
  const server = setUp([json(user)], { credentials: { accessToken } });
  await expect(read(server)).rejects.toMatchObject({ code: 'cookie_too_large' });
  expect(server.raised).toEqual(['Error: The access token is over 4,096 bytes']);
});

test('§8 a failed password reset is shown by the form', async () => {
  const server = setUp([json({}, 500)]);
  await expect(
    server.client.call(requestPasswordReset, { body: { email: 'olivia@harborline.example' }, handleLocally: shownByPage }),
  ).rejects.toMatchObject({ status: 500 });
  expect(server.raised).toEqual([]);
});

describe('§8 provisioning a firm', () => {
  const failure = { statusCode: 400, errors: ['The company has a firm already.'] };

  test('returns the error body of status 400', async () => {
    const server = setUp([json(failure, 400)]);
    await expect(provisionFirm(server.client, 'Cedarworks Tax')).resolves.toEqual(failure);
    expect(server.raised).toEqual([]);
  });

  test('fails for a 400 with another body and for other statuses', async () => {
    const server = setUp([problem('invalid_request', 400), json(failure, 409)]);
    await expect(provisionFirm(server.client, 'x')).rejects.toMatchObject({ status: 400 });
    await expect(provisionFirm(server.client, 'x')).rejects.toMatchObject({ status: 409 });
  });
});
