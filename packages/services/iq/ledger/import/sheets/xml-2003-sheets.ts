import type { XmlEvents } from '@suite/kernel/xml/limited-parser';
import { MAX_CELL } from '../table/sheet-rows';
import { plainNumber } from '../xlsx/read-sheet';
import { attributeOf, type SheetEvents } from './sheet-events';

/** Returns the events of a parser for a workbook in the XML format of Excel 2003 (SpreadsheetML). */
export function xml2003Sheets(events: SheetEvents): XmlEvents {
  let sheet = -1;
  let line = 0;
  let column = -1;
  let type: string | undefined;
  let value = '';
  let merged = 0;
  let isVisible = false;
  let isComment = false;
  const position = (attributes: Record<string, string>, before: number) => Number(attributeOf(attributes, 'Index')) || before;
  return {
    opened(name, attributes) {
      if (name === 'Worksheet') {
        sheet++;
        line = 0;
        events.sheet(attributeOf(attributes, 'Name') ?? '');
      } else if (name === 'Row') {
        line = Math.max(position(attributes, line + 1), line + 1);
        column = -1;
      } else if (name === 'Cell') {
        column = position(attributes, column + 2) - 1;
      } else if (name === 'Comment') isComment = true;
      else if (name === 'Data' && !isComment) {
        type = attributeOf(attributes, 'Type') ?? 'String';
        value = '';
      } else if (name === 'Visible') isVisible = true;
      // The columns of a merged cell have no cells of their own.
      if (name === 'Cell') merged = Number(attributeOf(attributes, 'MergeAcross')) || 0;
    },
    text(more) {
      if (type !== undefined && value.length <= MAX_CELL) value += more;
      if (isVisible && /Hidden/.test(more)) events.hidden(sheet);
    },
    closed(name) {
      if (name === 'Comment') isComment = false;
      else if (name === 'Data' && type !== undefined) {
        events.cell(sheet, line, column, textOf(value, type), type === 'Number');
        type = undefined;
      } else if (name === 'Cell') column += merged;
      else if (name === 'Visible') isVisible = false;
    },
  };
}

function textOf(value: string, type: string): string {
  if (type === 'DateTime') return value.slice(0, 10);
  if (type === 'Boolean') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'Number' || value.trim() === '' || Number.isNaN(Number(value))) return value;
  return plainNumber(Number(value));
}
