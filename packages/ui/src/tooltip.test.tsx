import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './button';
import { Tooltip } from './tooltip';

const LONG = 'Harborline Accounting and Advisory, Portland';

let cut = true;

beforeEach(() => {
  jest.useFakeTimers();
  cut = true;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => (cut ? 240 : 100));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const tooltip = () => screen.queryByRole('tooltip');

function hoverLongText() {
  render(<Tooltip text={LONG}>{LONG}</Tooltip>);
  const anchor = screen.getByText(LONG);
  fireEvent.pointerEnter(anchor);
  return anchor;
}

test('§9 a tooltip opens after 850 ms', () => {
  hoverLongText();
  after(849);
  expect(tooltip()).toBeNull();
  after(1);
  expect(tooltip()?.textContent).toBe(LONG);
});

test('§2 a text that fits has no tooltip', () => {
  cut = false;
  hoverLongText();
  after(2000);
  expect(tooltip()).toBeNull();
});

test.each([
  [299, true],
  [301, false],
])('§9 the overflow is checked after 300 ms: a text that fits from %i ms on, tooltip %s', (fitsFrom, isOpen) => {
  cut = false;
  hoverLongText();
  after(fitsFrom);
  cut = true;
  after(850 - fitsFrom);
  expect(tooltip() !== null).toBe(isOpen);
});

test('a pointer that only passes over it opens nothing', () => {
  const anchor = hoverLongText();
  after(700);
  fireEvent.pointerLeave(anchor);
  after(2000);
  expect(tooltip()).toBeNull();
});

test.each([
  ['Escape', (anchor: HTMLElement) => fireEvent.keyDown(anchor, { key: 'Escape' })],
  ['leaving', (anchor: HTMLElement) => fireEvent.pointerLeave(anchor)],
  ['a press', (anchor: HTMLElement) => fireEvent.pointerDown(anchor)],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s closes it', (_, leave) => {
  const anchor = hoverLongText();
  after(850);
  expect(tooltip()).toBeTruthy();
  leave(anchor);
  expect(tooltip()).toBeNull();
});

test('a focus that scrolls to its button opens it', () => {
  hoverLongText();
  after(16);
  fireEvent.scroll(document);
  after(834);
  expect(tooltip()).toBeTruthy();
});

function hover(button: HTMLElement) {
  fireEvent.pointerEnter(button.parentElement ?? button);
  after(850);
}

test('§2 a disabled button with a disabled text shows a tooltip, even if nothing overflows', () => {
  cut = false;
  const onClick = jest.fn();
  render(
    <Button disabled disabledText="Ask an administrator of your firm." onClick={onClick}>
      Invite
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Invite' });
  hover(button);
  expect(tooltip()?.textContent).toBe('Ask an administrator of your firm.');
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('Ask an administrator of your firm.');
});

test.each([
  ['a disabled button without disabled text', <Button disabled>Invite</Button>],
  ['a button that is not disabled', <Button disabledText="Ask an administrator of your firm.">Invite</Button>],
])('§2 %s shows none', (_, button) => {
  render(button);
  hover(screen.getByRole('button'));
  expect(tooltip()).toBeNull();
});

test('a disabled button with a reason submits no form', () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled disabledText="Ask an administrator of your firm.">
        Invite
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button that becomes disabled with a reason keeps the focus', () => {
  const { rerender } = render(<Button disabledText="The last administrator stays.">Remove</Button>);
  act(() => screen.getByRole('button').focus());
  rerender(
    <Button disabled disabledText="The last administrator stays.">
      Remove
    </Button>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
