/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { act, cleanup, render, screen } from '@testing-library/react';
import { lostDrafts } from './lost-drafts';
import { memorySuite } from './memory-suite.fixture';
import { SessionProvider } from './session-provider';
import { useDraft } from './use-draft';

let form: ReturnType<typeof useDraft<string>>;

const Form = () => {
  form = useDraft('name', '', (text) => text.trim() !== '');
  return <p>{form.draft}</p>;
};

const text = () => screen.getByRole('paragraph').textContent;

async function openForm() {
  const suite = memorySuite();
  suite.signIn();
  const { session } = suite.openTab();
  await session.guard();
  const show = () =>
    render(
      <SessionProvider session={session}>
        <Form />
      </SessionProvider>,
    );
  show();
  const reload = () => {
    cleanup();
    show();
  };
  return { session, reload };
}

beforeEach(() => sessionStorage.clear());

test('typed text survives a reload and is unsaved work, unless it is blank', async () => {
  const { session, reload } = await openForm();
  act(() => form.change(' '));
  expect(session.hasUnsavedWork()).toBe(false);
  act(() => form.change('Harborline'));
  expect(session.hasUnsavedWork()).toBe(true);
  reload();
  expect(text()).toBe('Harborline');
  expect(session.hasUnsavedWork()).toBe(true);
});

test('a forgotten draft stays as shown, is not unsaved work, and is gone after a reload', async () => {
  const { session, reload } = await openForm();
  act(() => form.change('Harborline'));
  act(() => form.forget());
  expect(text()).toBe('Harborline');
  expect(session.hasUnsavedWork()).toBe(false);
  reload();
  expect(text()).toBe('');
});

test('a discarded draft returns to its initial value at once', async () => {
  const { session, reload } = await openForm();
  act(() => form.change('Harborline'));
  act(() => form.discard());
  expect(text()).toBe('');
  expect(session.hasUnsavedWork()).toBe(false);
  reload();
  expect(text()).toBe('');
});

describe('a stored draft that the form cannot accept', () => {
  const keyOf = () => Object.keys(sessionStorage)[0] ?? '';

  test.each([
    ['has another shape', '{"name":"Harborline"}'],
    ['is no JSON', '{"name'],
    ['is longer than any field', JSON.stringify('x'.repeat(500_001))],
  ])('is set aside when it %s, until the person has downloaded or discarded it', async (_, stored) => {
    const { reload } = await openForm();
    act(() => form.change('Harborline'));
    const key = keyOf();
    cleanup();
    sessionStorage.setItem(key, stored);
    reload();
    expect(text()).toBe('');
    expect(lostDrafts.all()).toEqual([{ key: `lost:${key}`, text: stored }]);
    // New input doesn't replace it.
    act(() => form.change('Quaystone'));
    reload();
    expect(text()).toBe('Quaystone');
    const [lost] = lostDrafts.all();
    expect(lost?.text).toBe(stored);
    act(() => lostDrafts.remove(lost as NonNullable<typeof lost>));
    reload();
    expect(text()).toBe('Quaystone');
    expect(lostDrafts.all()).toEqual([]);
  });
});
