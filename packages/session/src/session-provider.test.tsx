/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { memorySuite, setQuietly } from './memory-suite.fixture';
import { SessionProvider, useSession, useUnsavedWork } from './session-provider';

const Shown = () => {
  const { token, signedIn, status, epoch, pending } = useSession();
  return <p>{[signedIn ? token.userId : 'nobody', token.companyId, status, epoch, pending?.companyId ?? 'none'].join(' ')}</p>;
};
const Form = ({ isDirty }: { isDirty: boolean }) => {
  useUnsavedWork(isDirty);
  return null;
};

/** Opens a signed-in page, with a form if one is given. */
async function openPage() {
  const suite = memorySuite();
  suite.machine.deliver = (news) => news();
  suite.signIn();
  const { session } = suite.openTab();
  await session.guard();
  const view = (form?: { isDirty: boolean }) => (
    <SessionProvider session={session}>
      <Shown />
      {form && <Form {...form} />}
    </SessionProvider>
  );
  const { rerender } = render(view());
  return { suite, session, show: (form?: { isDirty: boolean }) => rerender(view(form)), view };
}

const text = () => screen.getByRole('paragraph').textContent;

test('a page renders again when the token, the status, the epoch or the pending token changes', async () => {
  const { suite, session } = await openPage();
  expect(text()).toBe('u1 c1 signed-in 0 none');
  act(() => void suite.signIn({ companyId: 'c2' }));
  expect(text()).toBe('u1 c2 signed-in 1 none');
  const release = session.holdWork();
  act(() => void suite.signIn({ companyId: 'c3' }));
  expect(text()).toBe('u1 c2 signed-in 1 c3');
  act(() => release());
  expect(text()).toBe('u1 c3 signed-in 2 none');
  setQuietly(suite.machine, 'refresh_token', '');
  setQuietly(suite.machine, 'access_token', '');
  act(() => session.look());
  expect(text()).toBe('nobody  expired 3 none');
});

test('work is unsaved while a mounted form says so', async () => {
  const { session, show } = await openPage();
  show({ isDirty: false });
  expect(session.hasUnsavedWork()).toBe(false);
  show({ isDirty: true });
  expect(session.hasUnsavedWork()).toBe(true);
  show({ isDirty: false });
  expect(session.hasUnsavedWork()).toBe(false);
  show({ isDirty: true });
  show();
  expect(session.hasUnsavedWork()).toBe(false);
});

test('a prerendered page shows nobody, with an unknown status', async () => {
  const { view } = await openPage();
  expect(renderToString(view())).toBe('<p>nobody  unknown 0 none</p>');
});

test('a component outside a provider throws an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Shown />)).toThrow('useSession needs a SessionProvider');
});
