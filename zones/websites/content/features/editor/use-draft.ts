import { type Page, type PageContent, pageContent, putPage } from '@services/site/contract/pages';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';

/** Milliseconds without a change until a draft is saved. */
const PAUSE = 900;

export type SaveState = { state: 'saved' | 'unsaved' | 'saving' | 'wrong' | 'conflict' } | { state: 'failed'; reason: string };

/**
 * Returns the draft of a page, which changes at once, is saved after a pause, and never overwrites what someone else has saved.
 */
export function useDraft(page: Page, onSaved: (page: Page) => unknown) {
  const { formClient } = useApi();
  const [content, setContent] = useState(page.content);
  const [save, setSave] = useState<SaveState>({ state: 'saved' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const now = useRef({ content, version: page.version, isChanged: false, isStopped: false });
  const running = useRef<Promise<boolean>>(undefined);

  /** Saves changes. @returns whether everything is saved */
  async function flush(): Promise<boolean> {
    await running.current;
    const { current } = now;
    if (!current.isChanged || current.isStopped) return !current.isChanged;
    const parsed = safeParse(pageContent, current.content);
    setProblems(
      parsed.success
        ? {}
        : Object.fromEntries(
            parsed.issues.map(({ path = [], message }) => [path.map(({ key }) => String(key)).join('.'), message]),
          ),
    );
    if (!parsed.success) {
      setSave({ state: 'wrong' });
      return false;
    }
    current.isChanged = false;
    setSave({ state: 'saving' });
    running.current = formClient
      .call(putPage, { params: { pageId: page.id }, body: { version: current.version, content: parsed.output } })
      .then(
        (saved) => {
          current.version = saved.version;
          setSave({ state: current.isChanged ? 'unsaved' : 'saved' });
          onSaved(saved);
          return true;
        },
        (error: unknown) => {
          current.isChanged = true;
          const isConflict = error instanceof SuiteError && error.code === 'changed_meanwhile';
          current.isStopped = isConflict;
          setSave(isConflict ? { state: 'conflict' } : { state: 'failed', reason: reasonOf(error) });
          return false;
        },
      );
    return running.current;
  }

  const latest = useRef(flush);
  latest.current = flush;

  useEffect(() => {
    if (!now.current.isChanged) return;
    const timer = setTimeout(() => void latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [content]);

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (now.current.isChanged) event.preventDefault();
    };
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('beforeunload', leave);
      void latest.current();
    };
  }, []);

  return {
    content,
    save,
    problems,
    flush,
    version: () => now.current.version,
    isClean: () => !now.current.isChanged,
    change(part: Partial<PageContent>) {
      const next = { ...now.current.content, ...part };
      Object.assign(now.current, { content: next, isChanged: true });
      setContent(next);
      if (!now.current.isStopped) setSave({ state: 'unsaved' });
    },
    /** Replaces the draft with the server's version. */
    take(newest: Page) {
      now.current = { content: newest.content, version: newest.version, isChanged: false, isStopped: false };
      setContent(newest.content);
      setProblems({});
      setSave({ state: 'saved' });
    },
    /** Saves the draft over what someone else has saved. */
    overwrite(version: number) {
      Object.assign(now.current, { version, isChanged: true, isStopped: false });
      return flush();
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
