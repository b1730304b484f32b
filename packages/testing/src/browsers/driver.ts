/** A browser that is driven by a WebDriver protocol, as far as the stories need it. */
export interface Driver {
  /** Name and version, such as `Firefox 153.7.0`. */
  name: string;
  /** Folder that downloads are saved to. */
  downloads: string;
  /** Opens a further tab of the same profile. */
  newTab(): Promise<DriverTab>;
  close(): Promise<void>;
}

export interface DriverTab {
  /** Evaluates an expression in the page; promises are awaited. @returns what JSON can express */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression that gives an element; undefined when it gives none. */
  element(expression: string): Promise<DriverElement | undefined>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** In CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An element that gets a person's input: trusted events, at its place on the screen. */
export interface DriverElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  /** Enters a day (ISO 8601) into a date field. */
  enterDay(day: string): Promise<void>;
  /** Chooses files for a file input. */
  upload(path: string): Promise<void>;
}
