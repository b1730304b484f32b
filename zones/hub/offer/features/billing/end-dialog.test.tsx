import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, problem, settings } from '../fixture-offers';
import { proposalId } from '../proposal/answers.fixture';
import { billingOf } from './billing.fixture';
import { EndDialog } from './end-dialog';
import { ResumeDialog } from './resume-dialog';

const path = `/payments/v1/proposals/${proposalId}/billing`;
const preview = { planned: [], takenOff: 0, toRefund: 0 };

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-01-08T15:00:00Z')));
afterEach(() => jest.restoreAllMocks());

function open(kind: 'end' | 'resume', missed: ReturnType<typeof billingOf>['missed'] = []) {
  const sent: unknown[] = [];
  const onClose = jest.fn();
  const billing = billingOf({ missed });
  const Dialog = kind === 'end' ? EndDialog : ResumeDialog;
  const change = async (request: Request) => {
    sent.push(await request.json());
    return Response.json(billing);
  };
  const suite = renderInSuite(<Dialog billing={billing} onClose={onClose} />, {
    zone: 'offer',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json(billing),
      [`GET ${path}/end`]: () => Response.json(preview),
      [`POST ${path}/end`]: change,
      [`POST ${path}/resumption`]: change,
      'GET /offers/v1/settings': () => Response.json(settings),
    },
  });
  return { ...suite, sent, onClose };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
async function write(day: string) {
  const field = screen.getByLabelText<HTMLInputElement>('Last day that is charged for');
  await userEvent.clear(field);
  if (day) await userEvent.type(field, day);
  return field;
}

test('a billing ends after the chosen day, once its consequences are shown', async () => {
  const { sent, onClose } = open('end');
  await write('2027-02-28');
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(button('End billing').disabled).toBe(false));
  await press('End billing');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ on: '2027-02-28', isProrated: false }]);
});

test('a billing cannot end in the past: the day is refused at its field, which gets the focus', async () => {
  const { sent } = open('end');
  const day = await write('2027-01-07');
  await press('End billing');
  expect(screen.getByText('Choose today or a later day.')).toBeTruthy();
  expect(document.activeElement).toBe(day);
  expect(sent).toEqual([]);
});

test('a failed end keeps the chosen day, and closing asks first', async () => {
  const { answers, onClose } = open('end');
  answers[`POST ${path}/end`] = problem(409, 'not_open', 'The billing has ended already.');
  const day = await write('2027-02-28');
  await waitFor(() => expect(button('End billing').disabled).toBe(false));
  await press('End billing');
  expect(await screen.findByText(/The billing has ended already\./)).toBeTruthy();
  expect(day.value).toBe('2027-02-28');
  await press('Cancel');
  await press('Keep editing');
  expect(onClose).not.toHaveBeenCalled();
});

const missed = [{ on: '2027-01-05', net: 50_000, tax: 0, gross: 50_000, items: [] }];

test('charges that were missed during a pause are charged or skipped, as chosen', async () => {
  const { sent, onClose } = open('resume', missed);
  await press('Resume billing');
  expect(screen.getByText('Choose whether it is charged or skipped.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  await press('Resume billing');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ missed: 'charge' }]);
});

test('a pause without missed charges needs no choice', async () => {
  const { sent, onClose } = open('resume');
  await press('Resume billing');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ missed: 'skip' }]);
});
