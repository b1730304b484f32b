import { NumberField, type NumberFieldProps } from '@suite/ui/number-field';
import type { PercentOptions } from './number-format';
import { usePercentFormat } from './use-number-format';

type Props = Omit<NumberFieldProps, 'format'> & Pick<PercentOptions, 'storedAs'>;

/** A field for a percentage up to 100, as the person's locale writes it. */
export const PercentField = ({ storedAs, ...rest }: Props) => <NumberField {...rest} format={usePercentFormat({ storedAs })} />;
