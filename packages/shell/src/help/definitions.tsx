import { definitions } from '@suite/insights/metrics/definitions';

/** Each metric with its definition and formula, as the pages define it. */
export const Definitions = () => (
  <dl className="ui:grid ui:gap-2.5">
    {Object.entries(definitions).map(([key, { name, definition, formula }]) => (
      <div key={key}>
        <dt className="ui:font-medium ui:text-ink">{name}</dt>
        <dd>
          {definition}. {formula}.
        </dd>
      </div>
    ))}
  </dl>
);
