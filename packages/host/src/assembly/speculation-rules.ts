import { type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';

/**
 * What a browser may load before a link is followed (Speculation Rules): the document of another zone of the page's own
 * host, when somebody rests on a link to it or presses it. Patterns of paths match no other host.
 */
function speculationRules(name: ZoneName): string | undefined {
  if (zoneRow(name).public) return undefined;
  const others = zoneNames.filter((other) => other !== name && !zoneRow(other).public);
  const where = { href_matches: others.map((other) => ({ pathname: `${zones[other].basePath}/` })) };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** A zone's document with its rules; their hash is in its Content-Security-Policy, as of any inline script. */
export function withSpeculationRules(html: string, name: ZoneName): string {
  const rules = speculationRules(name);
  return rules ? html.replace('</body>', `<script type="speculationrules">${rules}</script></body>`) : html;
}
