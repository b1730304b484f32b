interface Props {
  text: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export const CheckField = ({ text, isChecked, onChange }: Props) => (
  <label className="flex items-center gap-2">
    <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {text}
  </label>
);
