import { fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './file-drop';

const MB = 1024 * 1024;

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const props = { label: 'Invoices export', accept: ['.csv', '.xlsx'], maxBytes: MB };

function drop(files: File[], multiple = false): string[] {
  const onFiles = jest.fn();
  render(<FileDrop {...props} multiple={multiple} onFiles={onFiles} />);
  fireEvent.drop(screen.getByText('Invoices export'), { dataTransfer: { files } });
  return onFiles.mock.lastCall?.[0].map(({ name }: File) => name) ?? [];
}

test('it names the accepted file types and the largest size', () => {
  render(<FileDrop {...props} onFiles={() => undefined} />);
  expect(screen.getByText('CSV or XLSX, up to 1 MB')).toBeTruthy();
  render(<FileDrop {...props} maxBytes={2048 * MB} onFiles={() => undefined} />);
  expect(screen.getByText('CSV or XLSX, up to 2 GB')).toBeTruthy();
});

test('a dropped file is accepted, regardless of upper and lower case in its name', () => {
  expect(drop([file('Invoices.CSV')])).toEqual(['Invoices.CSV']);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a chosen file is accepted, and so is the same one again', () => {
  const onFiles = jest.fn();
  render(<FileDrop {...props} onFiles={onFiles} />);
  const input = screen.getByLabelText<HTMLInputElement>('Invoices export');
  fireEvent.change(input, { target: { files: [file('invoices.csv')] } });
  expect(onFiles.mock.lastCall?.[0]).toHaveLength(1);
  expect(input.value).toBe('');
});

test.each([
  ['of another kind', file('notes.pdf'), '“notes.pdf” is not a CSV or XLSX file.'],
  ['empty', file('invoices.csv', 0), '“invoices.csv” is empty.'],
  ['too large', file('invoices.csv', 1.5 * MB), '“invoices.csv” has 1.5 MB; a file may have 1 MB.'],
])('a file that is %s is rejected with the reason', (_, refused, reason) => {
  expect(drop([refused])).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe(reason);
});

test('of several files only the invalid ones are rejected', () => {
  expect(drop([file('invoices.csv'), file('notes.pdf'), file('contacts.csv')], true)).toEqual(['invoices.csv', 'contacts.csv']);
  expect(screen.getByRole('alert').textContent).toBe('“notes.pdf” is not a CSV or XLSX file.');
});

test('if one file is requested, a second one is left out', () => {
  expect(drop([file('invoices.csv'), file('contacts.csv')])).toEqual(['invoices.csv']);
  expect(screen.getByRole('alert').textContent).toBe('“contacts.csv” was left out: one file is taken at a time.');
});
