import { expectLinearTime } from '@suite/testing/linear-time';
import { directoryOf } from './directory';
import directory from './directory.json' with { type: 'json' };

const [known] = directory;

it.each(['', ' Inc', ', Inc.', ' LLC', ' GmbH', '   co. '])('finds a provider by name with the form “%s”', (form) => {
  const name = `${known?.name.toUpperCase()}${form}`;
  expect(directoryOf([name]).map((one) => one.name)).toContain(known?.name);
});

it('reads names in linear time', async () => {
  await expectLinearTime({
    read: (name: string) => directoryOf([name]),
    input: (size) => `a${' '.repeat(size)}b`,
    limit: 2 ** 18,
  });
});
