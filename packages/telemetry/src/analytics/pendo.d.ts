/** The part of Pendo's agent that the suite uses; the package has no types of its own. */
declare module '@pendo/agent' {
  interface Pendo {
    updateOptions(options: object): void;
    track(name: string, properties: object): void;
    isReady(): boolean;
    teardown(): void;
  }
  export function initialize(options: object): Promise<Pendo>;
}
