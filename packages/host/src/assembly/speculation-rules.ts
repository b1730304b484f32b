import { nextZones } from '@suite/zones/next-zones';
import { type ZoneName, zoneNames, zoneRow, zones } from '@suite/zones/zones';

/** When somebody rests on a link, presses it or comes to it by the keyboard. */
const eagerness = 'moderate';

/**
 * What a browser may load before a link is followed (Speculation Rules): the zones that people go to next are rendered
 * ahead, of all others the document is fetched. Patterns of paths are of the page's own host, so nothing is asked of
 * another one. A page that is rendered ahead stops before its session (`shell/src/boot.ts`).
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

/** A zone's document with its rules; their hash is in its Content-Security-Policy, as of any inline script. */
export function withSpeculationRules(html: string, name: ZoneName): string {
  const rules = speculationRules(name);
  return rules ? html.replace('</body>', `<script type="speculationrules">${rules}</script></body>`) : html;
}
