import { copy } from './copy';

interface Props {
  isOn: boolean;
}

/** Shield icon, solid when the person signs in with two-factor authentication. */
export const MfaMark = ({ isOn }: Props) => (
  <span className={`inline-flex items-center align-middle gap-1.5 ${isOn ? 'text-good' : 'text-muted'}`}>
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" className="ui-icon">
      <path d={`M8 1.75l5 2v4c0 3.2-2.1 5.4-5 6.5-2.9-1.1-5-3.3-5-6.5v-4z${isOn ? 'M5.75 8l1.6 1.6 3-3.4' : ''}`} />
    </svg>
    {isOn ? copy.mfaOn : copy.mfaOff}
  </span>
);
