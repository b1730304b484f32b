'use client';

import { type PointerEvent, useId, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { isFull, PAD, pathOf, type Stroke } from './strokes';

const copy = {
  signature: 'Signature',
  pad: 'Draw your signature with a finger, a pen or the mouse. With a keyboard, choose “Type it”.',
  clear: 'Clear',
  undo: 'Undo last line',
  noStrokes: 'Draw your signature, or choose to type it.',
  full: 'The pad is full. Clear it to draw again.',
};

interface Props {
  strokes: Stroke[];
  isMissing: boolean;
  onChange: (strokes: Stroke[]) => void;
}

/** Pad for a signature drawn by finger, pen or mouse, in the text color and at any size. */
export function SignaturePad({ strokes, isMissing, onChange }: Props) {
  const id = useId();
  /** The line that is being drawn; other fingers draw nothing meanwhile. */
  const [drawing, setDrawing] = useState<{ pen: number; stroke: Stroke }>();
  const isAtEnd = isFull(strokes);
  const all = drawing ? [...strokes, drawing.stroke] : strokes;

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || drawing || isAtEnd) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing({ pen: event.pointerId, stroke: pointOf(event) });
  }

  function draw(event: PointerEvent<HTMLElement>) {
    if (!drawing || drawing.pen !== event.pointerId || isFull(all)) return;
    setDrawing({ ...drawing, stroke: [...drawing.stroke, ...pointOf(event)] });
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (!drawing || drawing.pen !== event.pointerId) return;
    onChange([...strokes, drawing.stroke]);
    setDrawing(undefined);
  }

  return (
    <div>
      <div
        role="img"
        aria-label={copy.signature}
        aria-describedby={`${id}-note`}
        // The form focuses it when the signature is missing.
        tabIndex={-1}
        data-unsigned={strokes.length === 0 || undefined}
        className={classNames(
          'ui:relative ui:aspect-[5/2] ui:w-full ui:max-w-[600px] ui:cursor-crosshair ui:touch-none ui:rounded-lg ui:border ui:bg-surface',
          isMissing ? 'ui:border-bad' : 'ui:border-field',
        )}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <svg
          viewBox={`0 0 ${PAD.width} ${PAD.height}`}
          aria-hidden="true"
          className="ui:pointer-events-none ui:absolute ui:inset-0 ui:size-full"
        >
          <path d={`M24 ${PAD.height - 44}H${PAD.width - 24}`} className="ui:stroke-line-strong" strokeWidth={1.5} />
          <path
            d={all.map(pathOf).join('')}
            fill="none"
            stroke="currentColor"
            strokeWidth={PAD.line}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <p
        id={`${id}-note`}
        role={isMissing || isAtEnd ? 'alert' : undefined}
        className={isMissing ? 'ui-field-error ui:mt-1' : 'ui:mt-1 ui:text-sm ui:text-muted'}
      >
        {noteOf(isMissing, isAtEnd)}
      </p>
      <div className="ui:mt-2 ui:flex ui:flex-wrap ui:gap-2">
        <Button variant="quiet" disabled={strokes.length === 0} onClick={() => onChange(strokes.slice(0, -1))}>
          {copy.undo}
        </Button>
        <Button variant="quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {copy.clear}
        </Button>
      </div>
    </div>
  );
}

function noteOf(isMissing: boolean, isAtEnd: boolean): string {
  if (isMissing) return copy.noStrokes;
  return isAtEnd ? copy.full : copy.pad;
}

/** Returns the pointer's position in units of the pad. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Stroke {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size);
  return [within((clientX - left) / width, PAD.width), within((clientY - top) / height, PAD.height)];
}
