interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch for on and off (WAI-ARIA switch pattern on the browser's own checkbox). */
export const Toggle = ({ label, checked, onChange }: Props) => (
  <label className="flex cursor-pointer items-center gap-3 font-medium">
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className="size-4 accent-accent"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);
