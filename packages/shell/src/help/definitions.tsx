import { definitions } from '@suite/insights/definitions';

/** Each metric with its formula, as the pages define it. */
export const Definitions = () => (
  <dl className="suite-definitions">
    {Object.entries(definitions).map(([key, { name, formula }]) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{formula}</dd>
      </div>
    ))}
  </dl>
);
