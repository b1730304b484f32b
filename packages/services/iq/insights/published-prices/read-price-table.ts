import type { PublishedTable } from '../contract/consumer-prices';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const INDEX = /^\d+(\.\d+)?$/;

/**
 * Reads a published table of consumer prices: a header whose second column names the index and its publisher, then a line for
 * each month, such as `2021-03,264.877`.
 * @throws Error whose message names the invalid line
 */
export function readPriceTable(text: string): PublishedTable {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const [, title = ''] = /^month,(.*)$/i.exec(header) ?? [];
  const name = title.trim().replace(/^"|"$/g, '');
  if (!name.trim() || name.includes('"'))
    throw new Error('line 1 is not "Month" and the name of the index, such as Month,US consumer prices');
  const prices: PublishedTable['prices'] = [];
  const months = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue;
    const [month = '', value = '', ...more] = line.split(',').map((cell) => cell.trim());
    const place = `line ${index + 2}`;
    if (!MONTH.test(month)) throw new Error(`${place} begins with "${month}", not a month such as 2021-03`);
    if (months.has(month)) throw new Error(`${place}: ${month} appears twice`);
    if (!INDEX.test(value) || Number(value) === 0) throw new Error(`${place}: "${value}" is not an index above zero`);
    if (more.length) throw new Error(`${place} has more than two columns`);
    months.add(month);
    prices.push({ month, value: Number(value) });
  }
  if (!prices.length) throw new Error('the file has no month');
  return { name: name.trim(), prices: prices.toSorted((one, other) => (one.month < other.month ? -1 : 1)) };
}
