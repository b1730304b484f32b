import { lostDrafts } from '@suite/session/lost-drafts';
import { useSession } from '@suite/session/session-provider';
import { useDraft } from '@suite/session/use-draft';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Opened } from '../access/opened';
import { olivia, startZone } from '../start/start-zone.fixture';

const key = () => `draft:${olivia.userId}:${olivia.companyId}:price`;

function Form() {
  const { token } = useSession();
  const { draft } = useDraft('price', 1);
  return (
    <p>
      Price {draft} of {token.userId}
    </p>
  );
}

async function openForm() {
  sessionStorage.setItem(key(), '"much"');
  startZone(
    'home',
    <Opened>
      <Form />
    </Opened>,
    { claims: olivia },
  );
  return screen.findByRole('dialog');
}

/** Name and size of each download. */
let saved: unknown[] = [];
beforeEach(() => {
  saved = [];
  Object.assign(URL, {
    createObjectURL: ({ size }: Blob) => `blob:${size}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = [this.download, Number(this.href.slice('blob:'.length))];
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    for (const lost of lostDrafts.all()) lostDrafts.remove(lost);
  });
});

test('a draft that cannot be restored can be downloaded', async () => {
  const dialog = await openForm();
  expect(screen.getByText(/^Price 1 of/)).toBeTruthy();
  expect(within(dialog).getByText('Your draft couldn’t be restored. Download it or discard it.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(saved).toEqual(['draft.json', '"much"'.length]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a draft that cannot be restored can be discarded', async () => {
  const dialog = await openForm();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.getItem(`lost:${key()}`)).toBeNull();
});
