import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { MoneyField } from './money-field';
import { PercentField } from './percent-field';

const user = userEvent.setup();

const open = (field: ReactElement, locale = 'en-US') =>
  renderInSuite(field, { zone: 'offer', claims: undefined, cookies: { locale } });

const wrong = 'Enter an amount.';

function Price({ start = 123_450, ...rest }: Partial<ComponentProps<typeof MoneyField>> & { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyField label="Price" currency="USD" wrong={wrong} value={value} onChange={setValue} {...rest} />
      <output>{String(value)}</output>
    </>
  );
}

function Tax({ start, storedAs }: { start: number; storedAs: ComponentProps<typeof PercentField>['storedAs'] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PercentField label="Tax" storedAs={storedAs} wrong={wrong} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

async function enter(label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
  await user.tab();
}

const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const value = () => Number(screen.getByRole('status').textContent);

test('an amount is shown with its currency and is read in minor units', async () => {
  open(<Price />);
  expect(shown('Price')).toBe('$1,234.50');
  await enter('Price', '1,000.05');
  expect([value(), shown('Price')]).toEqual([100_005, '$1,000.05']);
});

test("the person's locale decides the marks", async () => {
  open(<Price currency="EUR" />, 'de-DE');
  expect(shown('Price')).toBe('1.234,50\u00a0€');
  await enter('Price', '2.000,5');
  expect(value()).toBe(200_050);
  await enter('Price', '12.5');
  expect(screen.getByText('Write a point between thousands and a comma before decimals, as in 1.234,50.')).toBeTruthy();
});

test('an amount outside of its limits is an error', async () => {
  open(<Price min={1} max={5_000_00} />);
  await enter('Price', '5,000.01');
  expect(screen.getByText('Enter at most 5,000.')).toBeTruthy();
  await enter('Price', '0');
  expect(screen.getByText(wrong)).toBeTruthy();
  await enter('Price', '0.01');
  expect(value()).toBe(1);
});

test.each([
  ['fraction', 0.125, 0.0725],
  ['hundredths', 1_250, 725],
  ['thousandths', 12_500, 7_250],
] as const)('a percentage is stored as %s', async (storedAs, start, stored) => {
  open(<Tax storedAs={storedAs} start={start} />);
  expect(shown('Tax')).toBe('12.5');
  await enter('Tax', '7.25 %');
  expect([value(), shown('Tax')]).toEqual([stored, '7.25']);
});

test('more than 100% is an error', async () => {
  open(<Tax storedAs="hundredths" start={0} />);
  await enter('Tax', '100.01');
  expect(screen.getByText('Enter at most 100.')).toBeTruthy();
  await enter('Tax', '100');
  expect(value()).toBe(10_000);
});
