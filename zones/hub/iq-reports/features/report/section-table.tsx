import type { Section } from '@services/insights/wording/sections';
import { useId } from 'react';

interface Props {
  section: Section;
}

/** A section of a report, in the order that it was made in. */
export function SectionTable({ section: { title, note, columns, rows } }: Props) {
  const id = useId();
  const [first, ...others] = columns;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-4">
      <h2 id={id}>{title}</h2>
      {note && <p className="mt-1 text-pretty text-muted">{note}</p>}
      <div className="mt-3 overflow-x-auto">
        <table className="w-full border-collapse" aria-labelledby={id}>
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {first}
              </th>
              {others.map((column) => (
                <th key={column} scope="col" className="py-2 ps-4 text-end font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], place) => (
              <tr key={place} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pe-4 text-start font-normal wrap-anywhere">
                  <bdi>{name?.text}</bdi>
                </th>
                {cells.map(({ text }, column) => (
                  <td key={others[column]} className="py-2 ps-4 text-end font-medium">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
