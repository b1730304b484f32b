import { readRecipients } from './read-recipients';

const id = '0a5e4000-0000-4000-8000-00000000000a';

it('separates addresses at commas, semicolons or spaces, and counts each once', () => {
  expect(readRecipients({ people: [id], text: 'Ann@client.example, bob@client.example;ann@CLIENT.example\n' })).toEqual({
    people: [id],
    addresses: ['ann@client.example', 'bob@client.example'],
  });
});

it('describes invalid recipients in a sentence', () => {
  expect(readRecipients({ people: [], text: ' ' })).toEqual({ problem: 'Choose at least one recipient.' });
  expect(readRecipients({ people: [id], text: 'ann@client' })).toEqual({
    problem: '“ann@client” is not an e-mail address. Correct or remove it.',
  });
  const many = Array.from({ length: 20 }, (_, place) => `ann${place}@client.example`).join(' ');
  expect(readRecipients({ people: [id], text: many })).toEqual({
    problem: 'These are 21 recipients; at most 20 are possible.',
  });
});
