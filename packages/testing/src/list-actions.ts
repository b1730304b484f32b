import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Exports a list as CSV from its menu, and returns the name and the text of the file; `label` names one of several lists. */
export async function saveCsv(label?: string): Promise<{ name: string; text: string }> {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  try {
    const file = new Promise<{ name: string; content: Blob }>((resolve) => {
      let content: Blob;
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          content = blob;
          return 'blob:list';
        },
        revokeObjectURL() {},
      });
      click.mockImplementation(function (this: HTMLAnchorElement) {
        resolve({ name: this.download, content });
      });
    });
    await userEvent.click(screen.getByRole('button', { name: label ? `More: ${label}` : 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const { name, content } = await file;
    return { name, text: await textOf(content) };
  } finally {
    click.mockRestore();
  }
}

/** jsdom's Blob has no `text()`. */
const textOf = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });

/** Clicks the heading of a column. */
export const sortBy = (column: string) =>
  userEvent.click(within(screen.getByRole('columnheader', { name: column })).getByRole('button'));

export const openNextPage = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

/** Types or pastes into the search of the list. */
export const findInList = async (text: string) => {
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste(text);
};
