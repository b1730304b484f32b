'use client';

import type { Toast as Message, SuiteEvents } from '@suite/api/events';
import { FlagContext, useFlag } from '@suite/telemetry/use-flag';
import { type ReactNode, useEffect, useState } from 'react';
import { LateNotice } from '../notices/late-notice';
import { loadNotices } from '../notices/load-notices';
import { useBoot } from '../start/boot';
import type { Booted } from '../start/booted';
import { TimedToast } from './timed-toast';

/** Toasts, including the one for a lost connection; loaded from the start, so that no message waits for a script. */
export function Toaster() {
  const { boot } = useBoot();
  if (boot.status !== 'booted') return null;
  const { events, telemetry } = boot.booted;
  return (
    <FlagContext value={telemetry.flags}>
      <Toasts events={events}>
        <Announced booted={boot.booted} />
      </Toasts>
    </FlagContext>
  );
}

function Announced({ booted }: { booted: Booted }) {
  const { quiet } = booted.telemetry;
  const text = useFlag('announcement').trim();
  useEffect(() => quiet.whenQuiet(loadNotices), [quiet]);
  return text && <LateNotice>{({ Announcement }) => <Announcement booted={booted} text={text} />}</LateNotice>;
}

interface Props {
  events: SuiteEvents;
  /** Shown above the messages. */
  children?: ReactNode;
}

export function Toasts({ events, children }: Props) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  useEffect(() => events.on('toast', (toast) => setToasts((shown) => withToast(shown, toast))), [events]);
  const drop = (gone: number) => setToasts((shown) => shown.filter(({ id }) => id !== gone));

  return (
    <section className="suite-toasts" aria-label="Messages" aria-live="polite">
      {children}
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} onGone={() => drop(toast.id)} />
      ))}
    </section>
  );
}

interface ShownToast extends Message {
  id: number;
}

/**
 * Appends a message. One with the same text replaces the old one and restarts its time, unless the old one still has an action.
 */
function withToast(shown: readonly ShownToast[], toast: Message): ShownToast[] {
  const id = Math.max(0, ...shown.map((other) => other.id)) + 1;
  return [...shown.filter(({ type, text, action }) => action || type !== toast.type || text !== toast.text), { ...toast, id }];
}
