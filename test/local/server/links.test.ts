// The addresses that the server accepts as its own, and the links it creates.
import { localJson, withLocalLinks, localAddress, playersAddress } from '../../../src/local/server/links';

test.each([
  ['127.0.0.1', '127.0.0.1:8642', undefined],
  ['localhost', 'localhost:8642', undefined],
  ['::1', '[::1]:8642', undefined],
  ['192.168.1.7', '192.168.1.7:8642', '192.168.1.7:8642'],
])('listening on %s, it is at %s, for players at %s', (host, own, players) => {
  expect(localAddress(host, 8642)).toBe(own);
  expect(playersAddress(host, 8642)).toBe(players);
});

test('listening everywhere, the host’s links use localhost, and players’ links never do', () => {
  expect(localAddress('0.0.0.0', 1)).toBe('127.0.0.1:1');
  expect(playersAddress('0.0.0.0', 1) ?? '').not.toMatch(/^(0|127)\./);
});

test('links to forms and books lead to this server, other links stay', () => {
  const links = [
    'https://docs.google.com/forms/d/e/1F/viewform?entry.1=k',
    'https://docs.google.com/spreadsheets/d/1B/edit',
    'https://script.google.com/macros/s/1S/exec?key=k',
    'https://script.google.com/a/~/macros/s/1S/exec?key=k',
    'https://docs.google.com/document/d/1D/edit',
    'https://discord.com/api/webhooks/1/x',
  ];
  expect(withLocalLinks(links.join(' '), 'localhost:8642').split(' ')).toEqual([
    'http://localhost:8642/forms/d/e/1F/viewform?entry.1=k',
    'http://localhost:8642/spreadsheets/d/1B/edit',
    'http://localhost:8642/macros/s/1S/exec?key=k',
    'http://localhost:8642/a/~/macros/s/1S/exec?key=k',
    ...links.slice(4),
  ]);
});

test('an invalid host name changes no links', () => {
  const link = 'https://docs.google.com/spreadsheets/d/1B/edit';
  expect(withLocalLinks(link, 'a b')).toBe(link);
  expect(withLocalLinks(link, '')).toBe(link);
});

test('data in a text stays unchanged, whatever links it contains', () => {
  const link = 'https://docs.google.com/forms/d/e/1F/viewform';
  const value = { link, row: { data: JSON.stringify({ link }) } };
  expect(JSON.parse(localJson(value, 'localhost:1'))).toEqual({
    link: 'http://localhost:1/forms/d/e/1F/viewform',
    row: { data: `{"link":"${link}"}` },
  });
});
