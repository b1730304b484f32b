// Plain JavaScript like all files that the worker loads, because its thread loads no TypeScript.

/**
 * A content line, unfolded.
 * @typedef {{ number: number, text: string }} Line
 */

/**
 * A component (RFC 5545, 3.4 and 3.6) with its content lines by property name in lower case.
 * @typedef {object} Component
 * @property {string} name in lower case
 * @property {number} line
 * @property {Map<string, Line[]>} properties
 * @property {Component[]} components
 * @property {Line[]} unreadable lines that are no content lines
 */

/** Components that are inside a calendar only, so that one of them inside another shows that an END is missing. */
const outermost = new Set(['vcalendar', 'vevent', 'vtodo', 'vjournal', 'vfreebusy', 'vtimezone', 'vavailability']);

/**
 * Joins folded lines (RFC 5545, 3.1), whatever ends them. Blank lines are skipped.
 * @param {string} text
 * @returns {Line[]}
 */
function unfold(text) {
  /** @type {{ number: number, parts: string[] }[]} */
  const lines = [];
  let number = 0;
  for (const physical of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    number++;
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(physical)) last.parts.push(physical.slice(1));
    else if (physical.trim()) lines.push({ number, parts: [physical] });
  }
  return lines.map((line) => ({ number: line.number, text: line.parts.join('').trimEnd() }));
}

/**
 * Reads the components of a feed. A line that can't be read does not affect the others.
 * @param {string} text
 * @returns {{ calendars: Component[], warnings: string[], isCut: boolean }} `isCut` when the text ends inside an event
 */
export function readComponents(text) {
  /** @type {Component[]} */
  const calendars = [];
  /** @type {Component[]} */
  const open = [];
  /** @type {string[]} */
  const warnings = [];
  /** @param {number} line */
  const closeUnended = (line) => {
    const component = open.pop();
    if (component) warnings.push(`END:${component.name.toUpperCase()} is missing before line ${line}.`);
  };

  for (const line of unfold(text)) {
    const [, name = '', value = ''] = /^([\w.-]+)\s*(?=[:;])[^:]*:?(.*)$/s.exec(line.text) ?? [];
    const property = name.toLowerCase();
    const kind = value.trim().toLowerCase();
    if (property === 'begin') {
      const depth = kind === 'vcalendar' ? 0 : outermost.has(kind) ? 1 : open.length;
      while (open.length > depth) closeUnended(line.number);
      const component = { name: kind, line: line.number, properties: new Map(), components: [], unreadable: [] };
      const siblings = open.at(-1)?.components ?? (kind === 'vcalendar' ? calendars : undefined);
      if (!siblings) warnings.push(`Line ${line.number} is outside of a calendar, so it was skipped.`);
      siblings?.push(component);
      open.push(component);
    } else if (property === 'end') {
      if (open.some((component) => component.name === kind)) {
        while (open.at(-1)?.name !== kind) closeUnended(line.number);
        open.pop();
      } else warnings.push(`Line ${line.number} ends a ${kind.toUpperCase()} that did not start.`);
    } else {
      const component = open.at(-1);
      if (!component) warnings.push(`Line ${line.number} is outside of a calendar, so it was skipped.`);
      else if (!property || !line.text.includes(':')) component.unreadable.push(line);
      else {
        const lines = component.properties.get(property);
        if (lines) lines.push(line);
        else component.properties.set(property, [line]);
      }
    }
  }
  const isCut = open.length > 1;
  if (open.length === 1) warnings.push('END:VCALENDAR is missing, so the calendar may be incomplete.');
  return { calendars, warnings, isCut };
}
