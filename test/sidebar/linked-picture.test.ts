// Pictures on the players' page only come from https addresses, which aren't told which page shows them.
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { AnnouncementLine } from '../../sidebar/shared/linked-picture';

const html = (line: string): string => renderToString(h(AnnouncementLine, { line }));

test.each([
  'https://example.org/map.png',
  ' https://example.org/a/Lamp.JPG?size=2 ',
  'https://example.org/x.webp#top',
])('a line that is the address of a picture shows it: %s', (line) => {
  expect(html(line)).toMatch(
    /^<a class="picture" href="https:[^"]+" target="_blank" rel="noopener noreferrer"><img src="https:[^"]+" alt="[^"]+" loading="lazy" referrerpolicy="no-referrer"\s*\/?>/i,
  );
});

test('any other address on its own line is a link, and everything else stays text', () => {
  expect(html('https://example.org/rules')).toMatch(/^<a href="https:\/\/example\.org\/rules"[^>]*>https:/);
  for (const line of [
    'See https://example.org/map.png',
    'http://example.org/map.png',
    'data:image/png;base64,AAAA.png',
    '//example.org/map.png',
    'javascript:alert(1).png',
  ])
    expect(html(line)).not.toContain('<');
});
