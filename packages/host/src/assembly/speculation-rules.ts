import { nextZones } from '@suite/zones/next-zones';
import { type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';

/** When a person hovers over a link, presses it or focuses it with the keyboard. */
const eagerness = 'moderate';

/**
 * Returns what a browser may load before a link is followed (Speculation Rules): the zones that people usually visit next are
 * prerendered, of all others the document is prefetched. The patterns are paths of the page's own host, so no other host is
 * requested. A prerendered page stops before its session (`shell/src/start/boot.ts`).
 */
export function speculationRules(name: ZoneName): string | undefined {
  if (zoneRow(name).public) return undefined;
  const next = nextZones[name] ?? [];
  const others = zoneNames.filter((other) => other !== name && !zoneRow(other).public && !next.includes(other));
  const rule = (names: readonly ZoneName[]) => ({
    where: { href_matches: names.map((other) => ({ pathname: `${zones[other].basePath}/` })) },
    eagerness,
  });
  return JSON.stringify({ ...(next.length && { prerender: [rule(next)] }), prefetch: [rule(others)] });
}

/** Adds the rules to a zone's document. Their hash is in its Content-Security-Policy, like that of any inline script. */
export function withSpeculationRules(html: string, name: ZoneName): string {
  const rules = speculationRules(name);
  return rules ? html.replace('</body>', `<script type="speculationrules">${rules}</script></body>`) : html;
}
