interface Props {
  text: string;
  onClick: () => void;
}

/** The name of a row that opens in a dialog. */
export const RowButton = ({ text, onClick }: Props) => (
  <button type="button" className="ui-link cursor-pointer text-start" onClick={onClick}>
    {text}
  </button>
);
