'use client';

/** A jump by script, because a link's hash would be a route. */
export const SkipLink = () => (
  <button type="button" className="suite-skip" onClick={() => document.getElementById('main')?.focus()}>
    Skip to content
  </button>
);
