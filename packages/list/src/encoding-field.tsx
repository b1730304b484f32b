import { Select } from '@suite/ui/select';
import { encodingNames, type TextEncoding } from '@suite/values/text-encodings';
import type { EncodingGuess } from './read-text';

interface Props {
  guess: EncodingGuess;
  disabled?: boolean;
  onChange: (encoding: TextEncoding) => void;
}

const options = Object.entries(encodingNames).map(([value, label]) => ({ value, label }));

/** The encoding of a text file, with words that show whether it is right. */
export function EncodingField({ guess: { name, samples }, disabled = false, onChange }: Props) {
  return (
    <Select
      label="Text encoding"
      hint={`Choose another one if these letters are wrong: ${samples.join(', ')}`}
      options={options}
      value={name}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen as TextEncoding)}
    />
  );
}
