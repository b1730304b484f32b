import type { Card, Part } from '@services/insights/wording/part';
import { useId } from 'react';
import { Drawn } from './drawn';

/** Number of columns from which a table uses smaller text. */
const WIDE = 5;

/** A section of a report. */
export function PartOfPaper({ part }: { part: Part }) {
  const { title, note, cards, charts, columns, rows, hasTotal, isTableForFilesOnly } = part;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="paper-note">{note}</p>}
      {cards && (
        <div className="paper-cards">
          {cards.map((card) => (
            <MetricCard key={card.label} card={card} />
          ))}
        </div>
      )}
      {charts && charts.length > 0 && (
        <div className="paper-charts">
          {charts.map((chart) => (
            <div key={chart.title} className={chart.isHalf ? 'paper-half' : undefined}>
              <Drawn chart={chart} />
            </div>
          ))}
        </div>
      )}
      <div className={isTableForFilesOnly ? 'ui-visually-hidden' : 'paper-scroll'}>
        <table aria-labelledby={id} className={columns.length > WIDE ? 'paper-wide' : undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], place) => (
              <tr key={place} className={hasTotal && place === rows.length - 1 ? 'paper-total' : undefined}>
                <th scope="row">
                  <bdi>{name?.text}</bdi>
                </th>
                {cells.map(({ text }, column) => (
                  <td key={columns[column + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const arrows = { up: '▲ ', down: '▼ ', none: '' } as const;

const MetricCard = ({ card: { label, value, reason, changes } }: { card: Card }) => (
  <div className="paper-card">
    <p className="paper-card-label">{label}</p>
    <p className="paper-card-value">{value ?? 'Not available'}</p>
    {reason && <small>{reason}</small>}
    {changes.map(({ text, direction, tone, against }) => (
      <p key={against} className={`paper-change paper-${tone}`}>
        <b>
          {arrows[direction]}
          {direction === 'none' ? text : <span className="ui-visually-hidden">{direction} </span>}
          {direction === 'none' ? '' : text}
        </b>{' '}
        <span className="paper-against">from {against}</span>
      </p>
    ))}
  </div>
);
