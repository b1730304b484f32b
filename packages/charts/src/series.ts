import type { Tone } from './mark';

export interface AxisPoint {
  id: string;
  /** Text on the axis: `Aug`. */
  short: string;
  /** Text with the values: `August 2026`. */
  long: string;
  /** Sentence that says why its values are not available. */
  why?: string | undefined;
}

export interface Series {
  id: string;
  text: string;
  /** Lines with the tones `before` and `target` are drawn behind; columns of one place are stacked. */
  look: 'line' | 'column';
  tone: Tone;
  /** Shares of a whole, on a separate scale from 0 to 100 %. */
  isShare?: boolean;
  /** One for each place; null when it is not available. */
  values: readonly (number | null)[];
}
