import { copy } from './copy';

const { head: words } = copy;

interface Props {
  /** The last sent version. */
  version: number;
  isSent: boolean;
  onChange: (isSent: boolean) => void;
}

const look =
  'h-8 cursor-pointer rounded-md border border-line bg-surface px-2.5 text-muted hover:text-ink aria-pressed:border-line-strong aria-pressed:font-semibold aria-pressed:text-ink';

/** Switches between the draft and the version that the client has. */
export const VersionChoice = ({ version, isSent, onChange }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by the browser's own rules
  <div role="group" aria-label={words.views} className="mb-3 flex flex-wrap items-center gap-2">
    <button type="button" aria-pressed={!isSent} className={look} onClick={() => onChange(false)}>
      {words.nextVersion(version + 1)}
    </button>
    <button type="button" aria-pressed={isSent} className={look} onClick={() => onChange(true)}>
      {words.sentVersion(version)}
    </button>
    {!isSent && <p className="text-muted">{words.stillOpen(version)}</p>}
  </div>
);
