/** A stored draft that could not be restored, in its stored form. */
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

/** Drafts of forms that are open in this tab and could not be restored; the frame asks what to do with each. */
export const lostDrafts = {
  all: () => all,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** @returns a function that removes it again, such as when its form is closed */
  add(lost: LostDraft): () => void {
    set([...all.filter(({ key }) => key !== lost.key), lost]);
    return () => set(all.filter((one) => one !== lost));
  },
  /** Called when it was downloaded or discarded and is no longer stored. */
  remove({ key }: LostDraft): void {
    sessionStorage.removeItem(key);
    set(all.filter((one) => one.key !== key));
  },
};
