// Form pages work without scripts; what a player submits is stored, or refused with reasons.
import { Served, texts } from './support';

let served: Served;
let id: string;
/** The player's personal link with the key filled in, without the server's address. */
let link: string;

beforeEach(async () => {
  served = new Served();
  await served.start();
  const { value } = await served.run('makeForm');
  const made = value as { id: string; link: string };
  id = made.id;
  link = made.link.slice(served.address.length);
});

afterEach(() => served.stop());

/** A page without its styles, to keep failure messages short. */
const content = (text: string): string => text.replace(/<style>.*<\/style>/s, '');

async function fields(): Promise<ReadonlyMap<string, string>> {
  const { text } = await served.ask(`/form/${id}`);
  const names = new Map<string, string>();
  for (const [, title = '', body = ''] of text.matchAll(
    /class="title"[^>]*>([^<]+)(.*?)(?=class="title"|<\/form>)/gs,
  )) {
    names.set(title.trim(), /name="(entry\.\d+)"/.exec(body)?.[1] ?? '');
  }
  return names;
}

async function filled(
  answers: Readonly<Record<string, string | readonly string[]>>,
): Promise<[string, string][]> {
  const names = await fields();
  return Object.entries(answers).flatMap(([title, answer]) =>
    [answer].flat().map((one): [string, string] => [names.get(title) ?? '', one]),
  );
}

const responses = async (): Promise<unknown> => texts(await served.hostBook())['Form Responses 1'];

test('the link fills in the key, and required questions are marked', async () => {
  const { text, status, headers } = await served.ask(link);
  expect(status).toBe(200);
  expect(content(text)).toContain('value="k-ana"');
  expect(text.match(/\(required\)/g)).toHaveLength(2);
  expect(content(text)).toContain('name="viewport"');
  expect(content(text)).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('an answer arrives in the response sheet, once, as text', async () => {
  const answers = {
    'Your key': 'k-ana',
    Card: '2',
    Whom: ['Ana', 'Bo'],
    Realm: 'Hell',
    Words: '=1+1\r\nand more',
  };
  const reply = await served.send(link, await filled(answers));
  expect(reply.status).toBe(303);
  const thanks = await served.ask(String(reply.headers['location']));
  expect(content(thanks.text)).toContain('Your response has been recorded.');
  // As on Google, the link no longer has the key.
  expect(content(thanks.text)).toMatch(/href="\/form\/[\w-]+\?usp=form_confirm">Submit another response/);
  expect(await responses()).toEqual([
    ['Timestamp', 'Your key', 'Card', 'Whom', 'Realm', 'Words', 'Points'],
    [expect.any(String), 'k-ana', '2', 'Ana, Bo', 'Hell', '=1+1\nand more'],
  ]);
});

test('a mistake is shown at the top and at its question, and nothing typed is lost', async () => {
  const answers = { 'Your key': 'k-ana', Words: '<b>long</b> text', Points: '12', Realm: 'Hell' };
  const { status, text } = await served.send(link, await filled(answers));
  expect(status).toBe(422);
  expect(content(text)).toMatch(
    /role="alert"[^]*Card<\/a>: This is a required question[^]*Points<\/a>: A number from 0 to 9/,
  );
  expect(content(text)).toContain('&lt;b>long&lt;/b> text');
  expect(content(text)).toMatch(/<option[^>]*selected[^>]*>Hell/);
  expect(content(text)).toContain('value="12"');
  expect(content(text)).toContain('aria-invalid="true"');
  expect(await responses()).toHaveLength(1);
});

test('a closed form says so, before and after sending', async () => {
  const answers = await filled({ 'Your key': 'k-ana', Card: '1' });
  await served.run('closeForm', { id });
  expect(content((await served.ask(link)).text)).toContain('Round 1 is over.');
  const { status, text } = await served.send(link, answers);
  expect(status).toBe(422);
  expect(content(text)).toContain('Round 1 is over.');
  expect(await responses()).toHaveLength(1);
});

test('another site cannot submit a form', async () => {
  const body = new URLSearchParams(await filled({ 'Your key': 'k-ana', Card: '1' })).toString();
  const headers = {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  expect((await served.ask(link, { method: 'POST', headers, body })).status).toBe(403);
  expect(await responses()).toHaveLength(1);
});

test('a submission runs the triggers that wait for it', async () => {
  await served.run('watchForms');
  await served.send(link, await filled({ 'Your key': 'k-ana', Card: '1' }));
  expect(texts(await served.hostBook())['Sheet1']).toEqual([['a response came']]);
});
