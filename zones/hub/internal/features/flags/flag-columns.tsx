import type { Flag, FlagInEnvironment } from '@services/telemetry-intake/contract/administration';
import type { ListColumn } from '@suite/list/list-column';
import { environmentNames } from '@suite/zones/environments';
import { copy } from './copy';

type OnEdit = (flag: Flag, state: FlagInEnvironment) => void;

/** Columns that describe the flags, and one for each environment whose cells edit the flag there. */
export const flagColumns = (onEdit: OnEdit): ListColumn<Flag>[] => [
  { id: 'key', text: copy.key, value: ({ key }) => key, cell: ({ key }) => <code>{key}</code> },
  {
    id: 'what',
    text: copy.what,
    value: ({ text }) => text,
    cell: ({ text }) => <span className="block min-w-56 text-pretty whitespace-normal">{text}</span>,
  },
  { id: 'owner', text: copy.owner, value: ({ owner }) => owner },
  { id: 'kind', text: copy.kind, value: ({ kind }) => copy.kinds[kind] },
  { id: 'default', text: copy.default, value: (flag) => valueText(flag.default) },
  ...environmentNames.map(
    (environment): ListColumn<Flag> => ({
      id: environment,
      text: environment,
      value: (flag) => inEnvironment(flag, environment).map(stateText).join(),
      cell: (flag) =>
        inEnvironment(flag, environment).map((state) => (
          <ValueButton key={environment} flag={flag} state={state} onEdit={onEdit} />
        )),
    }),
  ),
];

const inEnvironment = ({ values }: Flag, environment: string) => values.filter((state) => state.environment === environment);

const stateText = ({ value, internalValue }: FlagInEnvironment) =>
  internalValue === null ? valueText(value) : `${valueText(value)}. ${copy.internal(valueText(internalValue))}`;

const ValueButton = ({ flag, state, onEdit }: { flag: Flag; state: FlagInEnvironment; onEdit: OnEdit }) => (
  <button
    type="button"
    aria-label={copy.editNamed(flag.key, state.environment, stateText(state))}
    className="block max-w-48 cursor-pointer rounded-sm text-start underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    onClick={() => onEdit(flag, state)}
  >
    <span className="block truncate">{valueText(state.value)}</span>
    {state.internalValue !== null && (
      <span className="block truncate text-xs text-muted">{copy.internal(valueText(state.internalValue))}</span>
    )}
  </button>
);

function valueText(value: Flag['default']): string {
  if (typeof value === 'boolean') return value ? copy.on : copy.off;
  return String(value) || copy.nothing;
}
