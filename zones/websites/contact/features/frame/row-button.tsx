interface Props {
  text: string;
  onClick: () => void;
}

/** Name of a row, which opens it in a dialog. */
export const RowButton = ({ text, onClick }: Props) => (
  <button type="button" className="ui-link cursor-pointer text-start" onClick={onClick}>
    {text}
  </button>
);
