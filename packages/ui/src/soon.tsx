interface Props {
  id?: string;
}

/** Beside the name of an app that is not built yet. */
export const Soon = ({ id }: Props) => (
  <span id={id} className="ui-soon">
    Soon
  </span>
);
