import { render, screen } from '@testing-library/react';
import { Menu } from './menu';

/** Renders the panel of a menu whose trigger is this many pixels from the top of an 800-pixel-high window. */
function panelAt(top: number) {
  render(
    <Menu label="More" trigger="⋯">
      {() => <p>Rename</p>}
    </Menu>,
  );
  jest.replaceProperty(window, 'innerHeight', 800);
  const button = screen.getByRole('button', { name: 'More' });
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, top, 30, 30));
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  return panel.style;
}

afterEach(() => jest.restoreAllMocks());

test("the panel opens below its trigger and ends above the window's lower edge", () => {
  expect(panelAt(100)).toMatchObject({ top: '142px', bottom: 'auto', maxHeight: '650px' });
});

test('near the lower edge it opens above its trigger', () => {
  expect(panelAt(740)).toMatchObject({ top: 'auto', bottom: '72px', maxHeight: '720px' });
});
