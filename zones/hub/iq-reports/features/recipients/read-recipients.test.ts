import { readRecipients } from './read-recipients';

const id = '0a5e4000-0000-4000-8000-00000000000a';

it('addresses are separated by commas, semicolons or spaces, and each counts once', () => {
  expect(readRecipients({ people: [id], text: 'Ann@client.example, bob@client.example;ann@CLIENT.example\n' })).toEqual({
    people: [id],
    addresses: ['ann@client.example', 'bob@client.example'],
  });
});

it('what is wrong with recipients is said in a sentence', () => {
  expect(readRecipients({ people: [], text: ' ' })).toEqual({ problem: 'Choose at least one recipient.' });
  expect(readRecipients({ people: [id], text: 'ann@client' })).toEqual({
    problem: '“ann@client” is not an e-mail address. Correct or remove it.',
  });
  const many = Array.from({ length: 20 }, (_, place) => `ann${place}@client.example`).join(' ');
  expect(readRecipients({ people: [id], text: many })).toEqual({
    problem: 'These are 21 recipients; at most 20 are possible.',
  });
});
