/** What a person was doing when the offer turned out to have changed (409), with what they had typed. */
export interface Interruption {
  act: 'sign' | 'payment' | 'ask' | 'forward' | 'decline';
  text?: string;
}
