/** A website's colors, derived from the firm's color so that all text is readable (WCAG 2.2, 1.4.3). */

type Rgb = [red: number, green: number, blue: number];

const parse = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0) as Rgb;
const write = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (rgb: Rgb, to: number, share: number) => rgb.map((part) => part + (to - part) * share) as Rgb;

/** Makes a color darker or lighter until it is readable on the background. */
function readable(color: string, ground: string, to: 0 | 255): string {
  for (let share = 0; share < 1; share += 0.05) {
    const tried = write(mixed(parse(color), to, share));
    if (contrast(tried, ground) >= 4.6) return tried;
  }
  return to ? '#ffffff' : '#000000';
}

export interface Theme {
  accent: string;
  onAccent: string;
  tint: string;
  darkAccent: string;
  onDarkAccent: string;
}

export function themeOf(accent: string): Theme {
  const known = /^#[0-9a-f]{6}$/.test(accent) ? accent : '#1f4e79';
  const tint = write(mixed(parse(known), 255, 0.93));
  const light = readable(known, tint, 0);
  const dark = readable(known, '#1c232b', 255);
  const onOf = (color: string) => (contrast('#ffffff', color) >= 4.5 ? '#ffffff' : '#10151b');
  return { accent: light, onAccent: onOf(light), tint, darkAccent: dark, onDarkAccent: onOf(dark) };
}
