interface Props {
  text: string;
}

/** A name of any length and direction in a cell: what does not fit is cut off and shown as its title. */
export const NameText = ({ text }: Props) => (
  <bdi className="block truncate" title={text}>
    {text}
  </bdi>
);
