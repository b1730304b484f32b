interface Props {
  text: string;
}

/** A name of any length and direction in a cell; a name that doesn't fit is truncated and shown as a tooltip. */
export const NameText = ({ text }: Props) => (
  <bdi className="block truncate" title={text}>
    {text}
  </bdi>
);
