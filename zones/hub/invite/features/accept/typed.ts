/** What the person has typed. When the account turns out to exist, its form reuses what fits. */
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
