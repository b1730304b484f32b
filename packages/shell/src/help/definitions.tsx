import { definitions } from '@suite/insights/metrics/definitions';

/** Each metric with its definition and formula, as the pages define it. */
export const Definitions = () => (
  <dl className="suite-definitions">
    {Object.entries(definitions).map(([key, { name, definition, formula }]) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>
          {definition}. {formula}.
        </dd>
      </div>
    ))}
  </dl>
);
