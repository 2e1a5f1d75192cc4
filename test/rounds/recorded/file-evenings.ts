// Recorded evenings in which published records are checked, files are played, and texts are written for Discord.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { GAMES } from '../../../src/games/catalogue';
import { plainTab } from '../../../src/games/frame/tabs';
import * as markup from '../../../src/rounds/discord/markup';
import { linkAtStart } from '../../../src/rounds/discord/addresses';
import { splitForDiscord } from '../../../src/rounds/discord/pieces';
import { attachPicture, buildPostBody, toPostOutcome, toSafeText } from '../../../src/rounds/discord/posting';
import { sharedChannelWarnings } from '../../../src/rounds/discord/shared-channels';
import { threadName, toPostUrl, webhookFault } from '../../../src/rounds/discord/webhook';
import { NO_CONTACTS_INPUT } from '../../../src/rounds/host/files/inputs';
import { playedFileJson, playFile } from '../../../src/rounds/proof/played-file';
import { prove, type PublishedRecord } from '../../../src/rounds/proof/proof';
import { proofTab, recordFromProof } from '../../../src/rounds/proof/published-tabs';
import type { Entry } from '../../../src/rounds/record/entries';
import { continueLedger, publishedLedger, seedCommitment } from '../../../src/rounds/record/ledger';
import { allRows } from '../../../src/rounds/record/whole-ledger';
import { FIRST, FOUR } from '../../seasons/season-play';
import { continueFrom, paperVersion } from '../../support/older-version';
import { played, playStage, sessionOf } from '../../support/paper-game';
import { paper, type Paper } from '../../support/paper-ports';
import { beginOwnDuel, endOwnMatch, seasonStarted } from '../../support/paper-season';
import { Recording } from './recording';
import type { Step } from './steps';

const listed = (text: string): readonly string[] => JSON.parse(`[${text}]`) as readonly string[];
const objects = (text: string): readonly object[] => JSON.parse(`[${text}]`) as readonly object[];

/** Addresses and markup as players type them; the last four are just within and beyond limits. */
const TYPED = [
  ...listed(`"https://youtu.be/l03_BnPRIKc", "See https://x.org/edit#heading, please", "(https://x.org/a_b).",
"https://en.wikipedia.org/wiki/A_(b)", "**https://x.org/a_b**", "<https://x.org/a_b>", "[rules](https://x.org/a_b)",
"“https://x.org/a_b”", "Https://x.org/a_b and host_b@example.com", "@everyone, @here, @Bo, a@everyone and x@here.com",
"a__b@example.com", "https:// and https://…", "- one\\n2. two\\n+ three\\n-5 and 20:15:30 :dice:", "a_b@x.org_ ",
"a https:///, (see http://b.org/(c)).", "_@x.org @ x", "Page: https://script.google.com/x_y.", "*https://x.org/a*b**",
"A {https://x.org/[1]} B", "e_@x a_b@y.zz"`),
  ...[12, 13].map((stars) => `${'*'.repeat(stars)}https://x.org/a${'*'.repeat(stars)}`),
  ...[253, 254].map((letters) => `a_@${'x'.repeat(letters)}.co`),
];
const LINKS =
  listed(`"https://x.org/a)b)", "https://x.org/a))", "https://x.org/(a))", "https://x.org/((a)", "https://x.org/((a))", "steam://x",
"https://x.org/(a)(b))", "https://x.org/)(a))", "https://x.org/(", "https://x.org/)", "x https://x.org", "https://x.org/a,"`);
const HOOK = 'https://discord.com/api/webhooks/12/a_B-c';
const HOOKS =
  listed(`"${HOOK}", "${HOOK}?thread_id=34", "${HOOK}?thread_id=x", "${HOOK}?thread_id=", "${HOOK}?thread_name=",
"${HOOK}?thread_id=3&thread_name=Results", "${HOOK}?thread_name=A%20%26+B", "${HOOK}?thread_name=100% of it",
"${HOOK}/?wait=false&thread_id=34", "${HOOK}/github", "${HOOK}#https://x.org/", "${HOOK}?thread_name=${'🎲'.repeat(100)}",
"${HOOK}?thread_name=${'🎲'.repeat(101)}", "ptb.discord.com/api/v10/webhooks/1/a ", "", "x", "https://discord.com/channels/1",
"https://canary.discordapp.com/api/webhooks/1/a", "https://discord.com/api/webhooks/12", "https://example.com/api/webhooks/1/a",
"https://discord.com.evil.example/api/webhooks/1/a", "https://evildiscord.com/api/webhooks/1/a"`);
const REFUSALS = objects(
  `{"message":"Missing Access"}, {"message":"No.","code":220001}, {"message":7}, {"code":1}, 1`,
);
/** Channels of people, of everyone and of the host, each with its query. */
const CHANNELS =
  listed(`"Ann Bob", "Ann ?", "? ?", "Ann", "Ann?thread_id=1 Bob?thread_id=2", "Ann?thread_id=1 Bob",
"Ann?thread_id=1 ? Bob?thread_id=2 Cy", "Ann?thread_id=1 ?thread_id=2", "Ann?thread_name=a Bob?thread_name=b"`);

/** Texts for Discord, and what Discord answers. Everything is recorded letter by letter. */
export function texts(): Recording {
  const recording = new Recording(paper());
  const exactly = <T>(what: string, list: readonly T[], of: (one: T) => unknown) =>
    recording.exactly(what, list.map(of));
  exactly('typed', TYPED, (typed) => {
    const written = markup.escapeMarkdown(typed);
    return [written, markup.toBold(typed), markup.toPlainText(`${written} (<t:60:R>) <t:60:F>`, 'UTC')];
  });
  exactly(
    'shown',
    ['**A** <t:60:F> (<t:61:R>) \\*@\u200bb', ...TYPED.map(markup.toBold)],
    markup.parseMarkup,
  );
  exactly('links', LINKS, linkAtStart);
  exactly('ids', ['123456789012345678', '<@!12345678901234567>', '1.23e+17', '12', ''], markup.idFault);
  const [line, link] = ['x'.repeat(1999), `https://x.org/${'a_b'.repeat(30)}`];
  const long = [
    ...['', ' \n ', `${line}x`, `${line}xx`, [' ', line, ' ', line, ' '].join('\n'), '💎'.repeat(1001)],
    ...[999, 1000].map((letters) => `${line.slice(0, letters)}\n${'y'.repeat(1000)}`),
    ...[`${line}x y`, ` ${line}xx`, `z ${line}`, Array.from({ length: 60 }, () => link).join(' ')],
    ...[1, 2, 3, 4].map((slashes) => `${'x'.repeat(2000 - slashes)}${'\\'.repeat(9)}`),
  ];
  const lengths = (text: string, spare?: number) => splitForDiscord(text, spare).map((piece) => piece.length);
  exactly('pieces', long, (text) => [
    lengths(text),
    lengths(text, 30),
    splitForDiscord(text).join('') === text,
  ]);
  exactly(
    'outcomes',
    [
      ...[199, 200, 299, 300, 428, 430, 499, 500, 501].map((status) => [status, ''] as const),
      ...['1.5', '0', '-1', '"x"'].map((after) => [429, `{"retry_after":${after}}`] as const),
      ...[...REFUSALS.map((one) => JSON.stringify(one)), '<b>'].map((text) => [403, text] as const),
    ],
    ([status, text]) => toPostOutcome(status, text),
  );
  const safe = ['<b>No</b>\n\u0000 at https://x.org/1', `${'<'.repeat(1996)}> a\u{1f3b2}`];
  const lengthy = [39, 40].map((letters) => 'x'.repeat(letters));
  exactly('safe', [...safe, ...lengthy, ...['z', 'zz'].map((end) => `${'z '.repeat(119)}z${end}`)], (text) =>
    toSafeText(text),
  );
  exactly('posts', [undefined, 'Results'], (thread) => buildPostBody('Hello', thread));
  exactly('pictures', ['a', '🎲'.repeat(501)], (words) => attachPicture(buildPostBody('Hi'), 'a.png', words));
  exactly('hooks', HOOKS, (text) => [toPostUrl(text), threadName(text), webhookFault(text)]);
  exactly('channels', CHANNELS, (some) =>
    sharedChannelWarnings(
      some.split(' ').map((one) => {
        const [name = '', query = ''] = one.split('?');
        return { name, webhook: `${HOOK}?${query}` };
      }),
    ),
  );
  return recording;
}

function exported(book: Paper): PublishedRecord {
  unwrapReply(book.desk.publishEverything());
  const { content } = unwrapReply(book.desk.exportFile({ what: 'record' }));
  return JSON.parse(JSON.stringify(content)) as PublishedRecord;
}

/** Records are checked: as published, changed in each place, cut, forged, of a season and of an older version. */
export function proofs(): Recording {
  const book = played(5);
  const whole = exported(book);
  const { rows, seed } = whole;
  const ledger = allRows(sessionOf(book));
  const [lost, other] = ['0'.repeat(22), seedCommitment('other')];
  const round = rows.findIndex(({ kind }) => kind === 'resolved');
  const [shown = '', before = '', last = ''] = [round, -2, -1].map((at) => rows.at(at)?.hash);
  const withRow = (at: number, change: object) => ({
    rows: rows.map((row, index) => (index === at ? { ...row, ...change } : row)),
  });
  const adding = (entry: object) => {
    const added = continueLedger(ledger, [{ entry: entry as Entry, text: '' }], 0, '');
    return { rows: [...rows, ...publishedLedger([...ledger.slice(0, 1), ...added]).rows.slice(-1)] };
  };
  type Check = readonly [change: object, noted?: Parameters<typeof prove>[1]];
  const check = (name: string, ...checks: readonly Check[]): Step => [
    name,
    () =>
      checks.map(([change, noted = {}]) => {
        const { scenario, ...proof } = prove({ ...whole, ...change }, noted, GAMES);
        return { ...proof, stages: (scenario?.['stages'] as readonly object[] | undefined)?.length };
      }),
  ];
  const cells = { number: 9, at: 9, who: 'x', kind: 'x', data: 'x', hash: 'x', reason: 'x' };
  const parts = ['format', 'game', 'seed', 'commitment', 'continues', 'outcome', 'winner'];
  return new Recording(paper()).steps([
    check('as published', [{}], [{}, { commitment: ` ${seedCommitment(seed).toUpperCase()}\n`, hash: last }]),
    check(
      'a former hash is noted',
      ...[
        `\ufeff${shown.slice(0, 9)}\u200d\n  ${shown.slice(9)}\u2028`,
        `\t\u00a0${before}\r\n`,
        '7n42DGM5Tflk9n8mt7Fhc7',
      ].map((hash): Check => [{}, { hash }]),
    ),
    check(
      'no hash',
      ...['', '7n42DGM5Tflk9n8mt7Fhc8', `${shown}A`, 'g'.repeat(64), seed].map((hash): Check => [
        {},
        { hash },
      ]),
      ...[shown, other, other.slice(1)].map((commitment): Check => [{}, { commitment }]),
    ),
    check('another part', ...parts.map((part): Check => [{ [part]: part === 'outcome' ? null : 'x' }])),
    check('another seed with its hash', [{ seed: 'other', commitment: other }]),
    check(
      'other rows',
      ...[undefined, [], rows.slice(1), rows.map((row) => ({ ...row, kind: 'season' }))].map(
        (some): Check => [{ rows: some }],
      ),
      ...rows.map((_, at): Check => [withRow(at, { text: 'x' })]),
      ...Object.entries(cells).flatMap(([cell, x]) =>
        [0, round].map((at): Check => [withRow(at, { [cell]: x })]),
      ),
    ),
    check(
      'cut',
      ...[1, 2].flatMap((cut) =>
        [{}, { hash: last }].map((noted): Check => [{ rows: rows.slice(0, -cut) }, noted]),
      ),
    ),
    check(
      'another row',
      [adding({ kind: 'published', body: { x: 1 } })],
      [adding({ kind: 'set-up', body: sessionOf(book).record.setUp })],
      [adding({ kind: 'closed', body: { reason: 'x' } })],
      ...[rows.length - 1, rows.length, rows.length + 1].map((upTo): Check => [
        adding({ kind: 'restored', body: { upTo, lost: ['x', lost] } }),
        { hash: lost },
      ]),
      [adding({ kind: 'restored', body: { upTo: 9, lost: ['x'] } }), { hash: lost }],
    ),
    ['continued from an export', () => proofsOf(continued())],
    ['continued from an older version', () => proofsOf(restored())],
    ['the second match of a season', () => proofsOf(secondMatch())],
    [
      'as a tab',
      () => {
        const made = { ...whole, game: 'x'.repeat(89_998) };
        const [head = [], ...lines] = plainTab(proofTab(made)).rows.map((row) => row.map(String));
        const read = (...tab: readonly (readonly string[])[]): unknown => {
          const found = recordFromProof(tab);
          return found?.ok === true
            ? JSON.stringify({ ...made, ...(found.value as object) }) === JSON.stringify(made)
            : found;
        };
        const twice = ['seed', 'outcome', 'game'].map((name) => read(head, [name, '"other"'], ...lines));
        return [
          read(head, ...lines),
          ...twice,
          read(['{']),
          read(),
          read(head, ['seed', '{']),
          lines.map(({ length }) => length),
          proofTab(whole).rows.slice(0, 2),
        ];
      },
    ],
  ]);
}

/** Proofs of a game's record: with nothing noted, with an unknown hash, with the first and last one, and with these. */
function proofsOf([book, noted = []]: readonly [Paper, (readonly string[])?]): unknown {
  const record = exported(book);
  const [first, last] = [0, -1].map((at) => record.rows.at(at)?.hash);
  return [undefined, '0'.repeat(64), first, last, ...noted].map((hash) => {
    const { steps, holds, isNotedLost } = prove(record, hash === undefined ? {} : { hash }, GAMES);
    return { holds, isNotedLost, steps };
  });
}

function continued(): readonly [Paper] {
  const file = unwrapReply(played(5).desk.exportFile({ what: 'game' })).content;
  const book = paper();
  unwrapReply(book.desk.importFile({ file, going: NO_CONTACTS_INPUT }));
  return [book];
}

function restored(): readonly [Paper, readonly string[]] {
  const book = played(4);
  const older = paperVersion(book);
  playStage(book);
  const lost = sessionOf(book).record.opening;
  older();
  continueFrom(book.desk);
  playStage(book);
  return [book, [lost]];
}

function secondMatch(): readonly [Paper] {
  const book = seasonStarted();
  const play = (): void => {
    beginOwnDuel(book);
    unwrapReply(book.desk.changeStandings({ changes: [{ player: 'Cy', tokens: 1 }], reason: 'r' }));
    endOwnMatch(book, ['Ann']);
  };
  play();
  unwrapReply(book.desk.archive({ reason: 'r', uncounted: true }));
  play();
  return [book];
}

/** Changes to an exported game. */
const GAME_CHANGES = objects(`
{}, {"game":"chess"}, {"extra":1}, {"seed":null}, {"settings":{"rows":-1}}, {"stages":[{"stage":"round-2"}]},
{"stages":[{"stage":"round-1","host":5}]}, {"stages":[{"stage":"round-1","host":{"no":1}}]},
{"stages":[{"stage":"round-1","left":["Zed","Ann","ann"]}]}, {"stages":[{"stage":"round-1","left":["ANN"]}]},
{"stages":[{"stage":"round-1","host":{"submissions":5}}]}, {"stages":[{"stage":"round-1","host":{"submissions":[5]}}]},
{"stages":[{"stage":"round-1","host":{"submissions":[{"player":"Bob","late":true}]}}]},
{"stages":[{"stage":"round-1","host":{"submissions":[{"player":"Bob","late":false,"early":false,"former":false}]}}]},
{"stages":[{"stage":"round-1","submissions":[{"player":"Bob","move":5,"late":true}],"host":{"submissions":[{"player":"Bob","move":5,"reason":"r"}]}}]},
{"substitutes":[{"player":"Nobody","person":"Zoe","from":"round-1"},{"player":"Ann","person":" ","from":"round-1"},{"player":"Ann","person":"Zoe","from":"round-9"}]},
{"substitutes":[{"player":"Ann","person":"Bob","from":"round-3"}]},
{"substitutes":[{"player":"Ann","person":"Bob","from":"round-3"},{"player":"Bob","person":"Xi","from":"round-2"}]},
{"substitutes":[{"player":"ANN","person":"Zoe","from":"round-1"},{"player":"Ann","person":" ann ","from":"round-2"},{"player":"Bob","person":"Zoe","from":"round-3"}]},
{"substitutes":[{"player":"Ann","person":"Zoe","from":"round-1","to":"round-2"}]},
{"game":"between","players":[{"name":"Ana"},{"name":"Bo"}],"settings":{},"stages":[]}
`);

/** Changes to a season's file with one episode, or lists of steps after that. */
const SEASON_CHANGES = objects(`
{"season":null}, {"season":"${'s'.repeat(200)}"}, {"season":"${'s'.repeat(201)}"}, {"note":"x"}, {"people":null},
{"people":[]}, {"people":[{"name":" "}]}, {"people":[{"name":"${'n'.repeat(61)}"}]},
{"people":[{"name":"Ana"},{"name":"Ana\u200b"}]}, {"people":[{"name":"Zoë"},{"name":" ZOE"}]},
{"people":[{"name":"Ana","purses":{"garnets":-1}}]}, {"people":[{"name":"Ana","purses":{"pearls":1}}]},
{"people":[{"name":"Ana","purses":{"garnets":1,"Garnets":1}}]}, {"people":[{"name":"Ana","tokens":-1}]},
{"people":[{"name":"Ana","marks":[" "]}]}, {"people":[{"name":"Ana","marks":["Hell","HELL"]}]},
{"settings":{"currencies":{"pearls":"secret"}}}, {"settings":{"currencies":{"Pearls":"own","pearls":"own"}}},
{"settings":{"currencies":{"garnets":"public"},"inherit":"Nothing"}}, {"settings":{"inherit":"half"}}, {"steps":[{}]},
{"steps":[{"episode":" "}]}, {"steps":[{"changes":[{"player":"Ana","tokens":1}],"reason":"r"}]},
{"steps":[{"end":{"winners":["Ana"]}}]}, [{"settings":{"inherit":"half"}}], [{"settings":{"currencies":{" ":"own"}}}],
[{"settings":{"currencies":{"pearls":"public"}}}], [{"episode":"2","changes":[]}], [{"end":{"winners":["Ana"]},"settings":{}}],
[{"episode":"1 "},{"episode":"2"}], [{"changes":[]}], [{"changes":[],"reason":" "}],
[{"reason":"r","changes":[{"player":"Ana"}]}], [{"reason":"r","changes":[{"player":"Zed","tokens":1}]}],
[{"reason":"r","changes":[{"player":"Ana","purse":"garnets"}]}],
[{"reason":"r","changes":[{"player":"Ana","purse":"garnets","by":2,"tokens":1}]}],
[{"reason":"r","changes":[{"player":"Ana","mark":" "}]}],
[{"reason":"r","changes":[{"player":"Ana","mark":"Hell","until":"later"}]}],
[{"reason":"r","changes":[{"player":"Ana","eliminated":false}]}], [{"reason":"r","changes":[{"player":" ","joins":true}]}],
[{"match":{"game":"between","seed":"s"}}], [{"match":{"game":"between","seed":"s"},"kind":"final"}],
[{"match":null,"kind":"main"}], [{"match":{"game":"chess","seed":"s","players":[]},"kind":"main"}],
[{"match":{"game":"between","seed":"s","stages":[{"stage":"vote"}]},"kind":"main"}],
[{"match":{"game":"between","seed":"s"},"kind":"between","leaveOut":[0]}],
[{"match":{"game":"between","seed":"s"},"kind":"between","changes":[{"player":"Ana","tokens":1}]}],
[{"match":{"game":"between","seed":"s"},"kind":"between","changes":[{"player":"Ana","tokens":1}],"reason":"A prize."}],
[{"match":{"game":"own-match","seed":"s","settings":{"title":"T"}},"kind":"death"}],
[{"match":{"game":"own-match","seed":"s","settings":{"title":"T"},"players":[{"name":"Zed"},{},"Ana"]},"kind":"main"}],
[{"match":{"game":"own-match","seed":"s","settings":{"title":"T"},"players":[{"name":"Ana","realm":"Hell"}]},"kind":"main"}],
[{"match":{"game":"own-match","seed":"s","settings":{"title":"T"}},"kind":"main","guests":["Ana"]}],
[{"match":{"game":"own-match","seed":"s","settings":{"title":"T"}},"kind":"between","guests":["Ana"]}],
[{"match":{"game":"between","seed":"s"},"kind":"between","guests":["Ana"]}],
[{"match":{"game":"own-match","seed":"s","settings":{"title":"T"}},"kind":"main","leaveOut":[0],"changes":[]}], [{"end":{}}],
[{"end":{"winners":[]}}], [{"end":{"winners":["Zed"]}}], [{"end":{"winners":["Bo"]}},{"episode":"2"}]
`);
const OUT = { changes: ['Cy', 'Dee'].map((player) => ({ player, left: true })), reason: 'r' };
const MATCH = { match: { game: 'own-match', seed: 's', settings: { title: 'T' } }, kind: 'main' };
const GUESTS = [
  ['Dee', { name: 'Cy' }],
  [{ name: 'Cy', realm: 'Hell' }, 'Dee'],
  ['Dee', 'Ana'],
  ['Zed', 7, {}],
];

/** Exported games and seasons: as they are, and changed in one place. */
export function files(): Recording {
  const file = unwrapReply(played(2).desk.exportFile({ what: 'game' })).content;
  const play = (json: unknown): unknown => {
    const result = playFile(JSON.parse(JSON.stringify(json)), GAMES);
    if (!result.ok) return result.error;
    return JSON.parse(
      JSON.stringify(playedFileJson(result.value), (key, value: unknown) =>
        key === 'views' || key === 'state' ? undefined : value,
      ),
    );
  };
  const season = (more: object): unknown =>
    play({
      season: 'S',
      people: FOUR,
      ...(Array.isArray(more) ? { steps: [FIRST, ...(more as object[])] } : { steps: [FIRST], ...more }),
    });
  return new Recording(paper()).steps([
    ...GAME_CHANGES.map((more): Step => [JSON.stringify(more), () => play({ ...file, ...more })]),
    ...SEASON_CHANGES.map((more): Step => [JSON.stringify(more), () => season(more)]),
    ...GUESTS.map((guests): Step => [JSON.stringify(guests), () => season([OUT, { ...MATCH, guests }])]),
  ]);
}
