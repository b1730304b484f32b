import { NumberField, type NumberFieldProps } from '@suite/ui/number-field';
import { useMetricFormats } from '../preferences/use-metric-formats';
import { useMoneyFormat } from './use-number-format';

interface Props extends Omit<NumberFieldProps, 'format'> {
  currency: string;
  /** In minor units, as the value. */
  min?: number;
  max?: number;
}

/** A field for an amount in minor units; it shows the amount with its currency, and reads it as the person's locale writes it. */
export function MoneyField({ currency, min, max, ...rest }: Props) {
  const { money } = useMetricFormats();
  const { read } = useMoneyFormat(currency, { min, max });
  return <NumberField {...rest} format={{ read, write: (value) => (typeof value === 'number' ? money(value, currency) : '') }} />;
}
