import { useEffect, useRef } from 'react';

interface Props {
  text: string;
  /** The person came from another step, so this title gets the focus. */
  hasMoved: boolean;
  /** Use `span` within a heading. */
  as?: 'h2' | 'span';
}

export function StepTitle({ text, hasMoved, as: Element = 'h2' }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasMoved) return;
    document.documentElement.scrollTop = 0;
    title.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return (
    <Element ref={title} tabIndex={-1} className="outline-none">
      {text}
    </Element>
  );
}
