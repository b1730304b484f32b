/** A stored draft that could not be restored, as it is stored. */
export interface LostDraft {
  key: string;
  text: string;
}

let all: readonly LostDraft[] = [];
const listeners = new Set<() => void>();

function set(next: readonly LostDraft[]): void {
  all = next;
  for (const listener of listeners) listener();
}

/** Drafts of forms that are open in this tab and could not be restored; the frame asks what becomes of each. */
export const lostDrafts = {
  all: () => all,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** @returns takes it back, as when its form is closed */
  add(lost: LostDraft): () => void {
    set([...all.filter(({ key }) => key !== lost.key), lost]);
    return () => set(all.filter((one) => one !== lost));
  },
  /** It was downloaded or discarded: nothing is stored of it any more. */
  remove({ key }: LostDraft): void {
    sessionStorage.removeItem(key);
    set(all.filter((one) => one.key !== key));
  },
};
