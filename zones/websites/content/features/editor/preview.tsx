import type { Site } from '@services/site/contract/facts';
import { getMedia } from '@services/site/contract/media';
import type { Page, PageContent, PageRow } from '@services/site/contract/pages';
import { draftHtml } from '@services/site/site/page';
import { styleOf } from '@services/site/site/style';
import { useQuery } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { sitesOrigin } from '@suite/zones/sites-origin';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { copy } from './copy';
import { draftModel } from './draft-model';

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof widths;
const names = Object.keys(widths) as Width[];

interface Props {
  page: Page;
  content: PageContent;
  pages: readonly PageRow[];
  site: Site;
  /** Index of the edited block; -1 for none. */
  shown: number;
}

/** The draft as visitors would see it, in a frame of another origin in which no script from the content can run. */
export function Preview({ page, content, pages, site, shown }: Props) {
  const { deployment, config } = useSuite();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = useRef(-1);
  const placeOf = useRef<readonly (number | undefined)[]>([]);
  const [width, setWidth] = useState<Width>(() => (innerWidth < 768 ? 'phone' : 'desktop'));
  const [room, setRoom] = useState(0);
  const [isReady, setReady] = useState(false);
  const media = useQuery(getMedia, {}, { handleGlobally: true }).data?.media;
  const origin = sitesOrigin(deployment, 'preview', config.SITES_DOMAIN);
  const written = useDeferredValue(content);

  const model = useMemo(
    () => draftModel({ site, pages, media: media ?? [], page, content: written, sourceBase: `${origin}/preview` }),
    [site, pages, media, page, written, origin],
  );

  // In a layout effect, because the frame says that it is ready only once.
  useLayoutEffect(() => {
    const ready = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'ready') setReady(true);
    };
    addEventListener('message', ready);
    return () => removeEventListener('message', ready);
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const spot = { model, path: page.path, sourceOf: (path: string) => path };
    const edited = model.pages.find(({ id }) => id === page.id);
    const { html, places } = edited ? draftHtml(spot, edited) : { html: '', places: [] };
    placeOf.current = places;
    const style = styleOf(model.facts.accent, model.pictures.values());
    // The sandboxed frame has no origin that could be named as the target.
    frame.current?.contentWindow?.postMessage({ html, style, show: places[open.current] }, '*');
  }, [isReady, model, page.id, page.path]);

  // Opening a block doesn't render the preview again.
  useEffect(() => {
    open.current = shown;
    if (isReady) frame.current?.contentWindow?.postMessage({ show: placeOf.current[shown] }, '*');
  }, [isReady, shown]);

  const scale = Math.min(1, room / widths[width] || 1);
  return (
    <section aria-label={copy.preview} className="min-w-0 lg:sticky lg:top-20">
      <RadioGroup legend={copy.width} legendClassName="sr-only" className="mb-2 flex flex-wrap items-center gap-1">
        {names.map((name) => (
          <Radio
            key={name}
            label={
              <>
                {copy.widths[name]} <span className="text-muted">{widths[name]}</span>
              </>
            }
            className="block rounded-md border border-line px-3 py-1.5 text-sm has-checked:border-accent has-checked:font-medium has-focus-visible:outline-2"
            boxClassName="sr-only"
            checked={width === name}
            onChange={() => setWidth(name)}
          />
        ))}
      </RadioGroup>
      <div ref={box} className="h-[72vh] overflow-hidden rounded-lg border border-line bg-surface">
        <iframe
          ref={frame}
          title={copy.previewText}
          src={`${origin}/preview/`}
          sandbox="allow-scripts"
          width={widths[width]}
          height={800}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0', height: `${72 / scale}vh` }}
          className="max-w-none"
        />
      </div>
    </section>
  );
}
