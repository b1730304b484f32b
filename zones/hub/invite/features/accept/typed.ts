/** What the person has typed; an account that turns out to exist takes over what fits. */
export interface Typed {
  firstName: string;
  lastName: string;
  password: string;
}

export const nothingTyped: Typed = { firstName: '', lastName: '', password: '' };

export interface TypedProps {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
}
