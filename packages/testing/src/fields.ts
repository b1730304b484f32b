import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Name = string | RegExp;

/** Opens a menu by the name of its button, and returns what is in it. */
export async function openMenu(name: Name) {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error(`“${button.textContent}” opens no menu`);
  return within(panel);
}

/** Chooses an action of a menu. */
export async function chooseAction(menu: Name, action: Name): Promise<void> {
  const panel = await openMenu(menu);
  await userEvent.click(panel.getByRole('button', { name: action }));
}

/** Selects an option of a select or a combobox. */
export async function chooseOption(field: Name, option: Name): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Replaces the text of a field, faster than typing it. */
export const enter = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
