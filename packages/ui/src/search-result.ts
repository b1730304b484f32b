export interface SearchResult {
  value: string;
  label: string;
  /** Distinguishes it from others of the same name. */
  note?: string;
}
