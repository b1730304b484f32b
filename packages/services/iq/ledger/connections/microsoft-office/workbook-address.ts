/** The hosts where people store workbooks online. */
const hosts = /(^|\.)(sharepoint\.com|onedrive\.live\.com|1drv\.ms)$/;

/**
 * Returns the id of a workbook in Graph: its URL as a sharing token (`u!…`,
 * https://learn.microsoft.com/en-us/graph/api/shares-get), or the id of its drive item. Undefined for anything else.
 */
export function workbookId(given: string): string | undefined {
  if (/^[\w!-]{10,200}$/.test(given)) return given;
  if (!URL.canParse(given)) return undefined;
  const { protocol, hostname } = new URL(given);
  return protocol === 'https:' && hosts.test(hostname) ? `u!${Buffer.from(given).toString('base64url')}` : undefined;
}
