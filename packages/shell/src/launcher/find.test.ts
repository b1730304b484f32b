import { find } from './find';

const apps = ['IQ clients', 'IQ client advisory', 'Website contact', 'Security plan', 'Café Ünlü', '税務'];
const found = (query: string) => find(apps, query, (text) => text);

test.each([
  ['', apps],
  ['iq cl', ['IQ clients', 'IQ client advisory']],
  ['client', ['IQ clients', 'IQ client advisory']],
  ['adv iq', ['IQ client advisory']],
  ['site', ['Website contact']],
  ['sp', ['Security plan']],
  ['CAFE unlu', ['Café Ünlü']],
  ['税', ['税務']],
  ['nothing', []],
  ['.*', []],
  ['   ', apps],
])('%j finds %j', (query, expected) => expect(found(query)).toEqual(expected));

test('a text that starts with the query ranks above one that contains it', () => {
  expect(find(['My contacts', 'Contact'], 'contact', (text) => text)).toEqual(['Contact', 'My contacts']);
});
