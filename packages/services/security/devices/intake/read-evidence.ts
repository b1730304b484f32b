import { decodeText } from './decode-text';
import { inventoryOf, JSON_LIMITS, unknownResponse } from './inventory/read-json';
import { readTable } from './inventory/read-table';
import { incomplete, isObject, jsonValues, wholeValues, withoutMessages } from './json-values';
import { isLogEntry, LOG_LIMITS, readLog } from './osquery-log';
import { listsIn, ROW_LIMITS } from './osquery-rows';
import { isOsqueryText, osqueryTextLists } from './osquery-text';
import { readLists } from './read-osquery';
import { type EvidenceFile, notUnderstood } from './reading';

/** The maximum size in bytes of osquery output for one device: reading more would block other requests. */
const MAX_OF_ONE_DEVICE = 2 * 2 ** 20;

/** The maximum size in bytes of JSON of several devices. */
const MAX_JSON = 8 * 2 ** 20;

/** The number of characters that identify the kind of file. */
const START = 16_384;

/** Parts of JSON that only a log or the response of a server has. */
const LOG = /"(?:diffResults|snapshot|columns)"\s*:/;
const SERVER = /"(?:hosts?|computers?|results|spec|totalCount|deviceType|serialNumber)"\s*:/;

/** Recognizes a file by its content and reads it. @throws SuiteError `invalid_request` with what to do */
export async function readEvidence(content: Buffer, asOf: Date): Promise<EvidenceFile> {
  const decoded = decodeText(content);
  if (decoded === undefined || decoded.startsWith('PK\u0003\u0004'))
    throw notUnderstood(
      'This is no text file. Upload output of osquery, or an export of Fleet, Intune, Jamf or Google Workspace as CSV or JSON; archives are not unpacked.',
    );
  const isJson = /^\s*[[{]/.test(withoutMessages(decoded.slice(0, START)));
  const text = isJson ? withoutMessages(decoded) : decoded;
  if (text.trim() === '') throw notUnderstood('The file is empty. Choose another one.');
  if (isJson) return readJson(text, asOf);
  const plain = withoutMessages(text.slice(0, START));
  if (!isOsqueryText(plain)) return readTable(text, asOf);
  requireSmall(text);
  return ofOneDevice(readLists(osqueryTextLists(withoutMessages(text)), asOf));
}

function readJson(text: string, asOf: Date): EvidenceFile {
  const isOfServer = SERVER.test(text);
  if (!isOfServer && !LOG.test(text)) {
    requireSmall(text);
    return ofOneDevice(readLists(jsonValues(text, ROW_LIMITS).flatMap(listsIn), asOf));
  }
  if (text.length > MAX_JSON)
    throw notUnderstood(
      'JSON of several devices has at most 8 MB. Upload it in parts, such as a day of a log or a page of hosts.',
    );
  const { values, isCut } = wholeValues(text, isOfServer ? JSON_LIMITS : LOG_LIMITS);
  // osqueryd writes on while its log is copied.
  if (isCut && !values.some(isLogEntry)) throw incomplete();
  const inventory = inventoryOf(values, asOf);
  if (inventory) return inventory;
  if (values.some(isLogEntry)) return { source: 'osquery', ...readLog(values, isCut) };
  const unknown = isOfServer && unknownResponse(values);
  if (unknown) throw unknown;
  requireSmall(text);
  return ofOneDevice(readLists(values.filter((value) => Array.isArray(value) || isObject(value)).flatMap(listsIn), asOf));
}

function requireSmall(text: string): void {
  if (text.length > MAX_OF_ONE_DEVICE)
    throw notUnderstood(
      'The output of osqueryi for one device has at most 2 MB. Upload only what the command on this page prints.',
    );
}

function ofOneDevice({ lacking, unread, ...reading }: ReturnType<typeof readLists>): EvidenceFile {
  return { source: 'osquery', readings: [reading], leftOut: [], lacking, unread };
}
