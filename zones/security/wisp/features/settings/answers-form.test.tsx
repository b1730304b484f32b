import type { Answers } from '@services/security-plan/contract/plan';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswersForm } from './answers-form';

const answers: Answers = {
  ...{ people: 4, offices: 1, remote: 'some', storage: 'both', preparers: 'The partners', consumers: 4999 },
  ...{ qualifiedIndividualId: null, timeZone: 'America/New_York' },
};

function open() {
  const saved: Answers[] = [];
  const view = (
    <AnswersForm
      name="answers"
      saved={answers}
      people={[]}
      submit="Save"
      done="Saved."
      isFixed={false}
      onSave={async (body) => saved.push(body)}
    />
  );
  renderInSuite(view, { zone: 'wisp', claims: { userId: 'u1', companyId: 'c1' } });
  return saved;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  if (text) await userEvent.type(await field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const consumers = 'Consumers whose information you keep';

beforeEach(() => sessionStorage.clear());

test('saves numbers, and consumers that nobody has counted as unknown rather than none', async () => {
  const saved = open();
  await write('Offices', '0');
  await write(consumers, '');
  await userEvent.click(screen.getByRole('combobox', { name: 'Remote work' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Everyone does' }));
  await save();
  expect(saved).toEqual([{ ...answers, offices: 0, remote: 'all', consumers: null }]);
});

test.each([
  ['People who work in the firm', '0', 'Enter a whole number.'],
  ['Offices', '1001', 'Enter a whole number.'],
  [consumers, 'about 900', 'Enter a whole number.'],
  ['Who prepares returns', ' ', 'Say who prepares returns.'],
])('saves nothing while “%s” is “%s”', async (name, text, problem) => {
  const saved = open();
  await write(name, text);
  await save();
  expect(screen.getByText(problem)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('keeps what was typed when the page is left', async () => {
  open();
  await write(consumers, '5200');
  cleanup();
  open();
  expect((await field(consumers)).value).toBe('5200');
});
