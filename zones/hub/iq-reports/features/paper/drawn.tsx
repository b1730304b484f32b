import type { Paint, Shape } from '@services/insights/wording/charts';
import type { Chart } from '@services/insights/wording/part';
import { useWidth } from '@suite/charts/use-width';

/** A chart of a report, drawn from the same shapes as in its PDF. The same page has its numbers in a table or in cards. */
export function Drawn({ chart }: { chart: Chart }) {
  const [box, width] = useWidth();
  const { height, shapes } = chart.draw(Math.max(width, 240));
  return (
    <figure className="paper-chart">
      <figcaption>
        <strong>{chart.title}</strong>
        {chart.legend.length > 0 && (
          <span className="paper-legend">
            {chart.legend.map(({ text, paint, shape }) => (
              <span key={text}>
                <i className={`paper-mark paper-mark-${shape} ${classOf(paint)}`} />
                {text}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <div ref={box}>
        <svg viewBox={`0 0 ${Math.max(width, 240)} ${height}`} height={height} width="100%" aria-hidden="true">
          {shapes.map((shape, place) => (
            <Drawing key={place} shape={shape} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

const classOf = (paint: Paint) => `paper-${paint}`;

function Drawing({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'line':
      return <line className={`paper-stroke ${classOf(shape.paint)}`} x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} />;
    case 'rect':
      return (
        <rect
          className={`paper-fill ${classOf(shape.paint)}`}
          x={shape.x}
          y={shape.y}
          width={shape.width}
          height={shape.height}
        />
      );
    case 'dot':
      return <circle className={`paper-fill ${classOf(shape.paint)}`} cx={shape.x} cy={shape.y} r={3} />;
    case 'path':
      return (
        <polyline
          className={`paper-line ${classOf(shape.paint)}`}
          points={shape.points.map((point) => point.join(',')).join(' ')}
          strokeDasharray={shape.isDashed ? '4 4' : undefined}
        />
      );
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          dy="0.35em"
          textAnchor={shape.anchor}
          className={shape.isStrong ? 'paper-strong' : undefined}
        >
          {shape.text}
        </text>
      );
  }
}
