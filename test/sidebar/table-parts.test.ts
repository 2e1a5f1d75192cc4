// The live table's logic, tested without a browser: clock, what's shown when, autoplay.
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Scene, SceneResult } from '../../src/games/frame/scene';
import type { LiveTableView } from '../../src/rounds/host/live/views';
import { isStageAbandoned, nextAutoStep } from '../../sidebar/panel/live/autoplay';
import {
  addReading,
  serverClockOffset,
  getClockFace,
  formatSeconds,
  newClockReading,
  spokenClockText,
} from '../../sidebar/shared/clock';
import { Board } from '../../sidebar/shared/board';
import { isSearchUnderway, getSceneState } from '../../sidebar/table/scene-moment';

describe('what is shown', () => {
  const picture = { shape: 'circle', ink: '#f0142f', paper: '#ffffff', words: 'white circle red' } as const;
  const bids = ['Ana', 'Bo'].map((player, index) => ({
    player,
    role: index === 0 ? 'attacks' : 'defends',
    values: [{ title: 'Axis', value: index === 0 ? 'A' : 'X' }],
  }));
  const played: SceneResult = {
    stage: 'round-1',
    title: 'Round 1',
    target: picture,
    cards: bids,
    region: { name: 'AX', squares: [0, 1] },
    matches: [1],
    missed: [],
    mistakes: [],
    headline: '',
    words: '',
    scores: [4, 0],
  };
  const view = (part: Partial<LiveTableView>, scene: Partial<Scene> = {}): LiveTableView => ({
    game: 'Game',
    now: 0,
    practice: false,
    names: [],
    last: 'round-1',
    stage: {
      at: { match: 'the match', stage: 'round-2' },
      name: 'round-2',
      title: 'Round 2',
      seconds: 30,
      deadline: null,
      graceSeconds: 15,
      faceDown: true,
      accepting: true,
      players: ['Ana', 'Bo'].map((player) => ({ player, name: player, sent: false })),
    },
    scene: {
      board: { title: 'Board', columns: [], rows: [], squares: [[picture]] },
      players: ['Ana', 'Bo'].map((name) => ({ name, score: 4, role: '', holds: '', badge: '' })),
      rule: { pictures: [picture, picture], words: '' },
      target: null,
      region: null,
      words: '',
      moment: '',
      round: { title: 'Round 2', of: 30 },
      results: [played],
      end: null,
      ...scene,
    },
    ...part,
  });
  const running = (part: Partial<NonNullable<LiveTableView['stage']>> = {}): Pick<LiveTableView, 'stage'> => {
    const { stage } = view({});
    return { stage: stage === null ? null : { ...stage, deadline: 9, faceDown: false, ...part } };
  };

  test('until the clock is started, the last stage’s result; after that, no longer its region', () => {
    const before = getSceneState(view({}), null);
    expect(before).toMatchObject({ result: played, target: picture, cards: bids });
    expect(before.lit).toEqual({ region: [0, 1], matches: [1], missed: [], mistakes: [] });
    // The heading is about the waiting stage, so the last stage's roles aren't shown.
    expect(before.roles).toEqual(['', '']);
    const after = getSceneState(view(running(), { target: picture }), null);
    expect(after).toMatchObject({ result: undefined, target: picture, cards: ['face-down', 'face-down'] });
    expect(after.lit).toEqual({ region: null, matches: [], missed: [], mistakes: [] });
  });

  test('nothing of a challenge until it starts, then bids and region, but not the matches', () => {
    const name = 'round-2-challenge';
    const waiting = view({ last: 'round-2', ...running({ name, deadline: null, faceDown: true }) });
    expect(getSceneState(waiting, null)).toMatchObject({
      result: undefined,
      target: 'face-down',
      cards: ['face-down', 'face-down'],
      lit: { region: null },
    });
    const challenged: SceneResult = { ...played, stage: 'round-2', matches: null };
    const players = [{ player: 'Ana', name: 'Ana', sent: false }];
    const open = view(running({ name, players }), { results: [challenged], region: challenged.region });
    expect(getSceneState(open, null)).toMatchObject({ cards: bids, lit: { region: [0, 1], matches: [] } });
    // The drum roll lasts until time is up or the attacker has answered.
    const [runs, over] = (['running', 'over'] as const).map((phase) => ({ phase, seconds: 0 }));
    const sent = view(running({ players: players.map((one) => ({ ...one, sent: true })) }), open.scene);
    const hunted = [isSearchUnderway(open, runs), isSearchUnderway(open, over), isSearchUnderway(sent, runs)];
    expect(hunted).toEqual([true, false, false]);
  });

  test('on the board, found and missed squares are marked differently', () => {
    const { board } = view({}).scene;
    const drawn = (missed: readonly number[]): string =>
      renderToString(h(Board, { board, lit: { region: [0], matches: [0], missed, mistakes: [] } }));
    expect(drawn([])).toContain('[white circle red], matches<');
    expect(drawn([])).not.toContain('mark-missed');
    expect(drawn([0])).toContain('[white circle red], matches, not listed<');
    expect(drawn([0])).toContain('mark-missed');
  });

  test('an earlier stage that the host has stepped back to, while the next one runs', () => {
    const back = getSceneState(view(running(), { target: picture }), 0);
    expect(back).toMatchObject({ result: played, scores: [4, 0], roles: ['attacks', 'defends'] });
  });

  describe('autoplay', () => {
    const all = ['Ana', 'Bo'].map((player) => ({ player, name: player, sent: true }));
    test.each([
      ['starts when what a round brought was seen', view({}), 'waiting', { step: 'start', after: 8000 }],
      [
        'starts sooner when there was nothing to see',
        view({ last: '' }),
        'waiting',
        { step: 'start', after: 4000 },
      ],
      ['waits while somebody is missing', view(running()), 'running', undefined],
      ['waits for the grace too', view(running()), 'grace', undefined],
      [
        'resolves when all have sent',
        view(running({ players: all })),
        'running',
        { step: 'resolve', after: 600 },
      ],
      ['resolves when time is over', view(running()), 'over', { step: 'resolve', after: 0 }],
      ['does nothing once the game is over', view({ stage: null }), 'waiting', undefined],
    ] as const)('%s', (_, table, phase, expected) => {
      expect(nextAutoStep(table, { phase, seconds: 3 })).toEqual(expected);
    });

    test('continues if somebody has answered, or nobody is asked, and stops if nobody has', () => {
      const none = all.map((player) => ({ ...player, sent: false }));
      const [ana] = all;
      expect(isStageAbandoned({ players: none })).toBe(true);
      expect(isStageAbandoned({ players: [] })).toBe(false);
      expect(isStageAbandoned({ players: [...none.slice(1), ...(ana === undefined ? [] : [ana])] })).toBe(
        false,
      );
    });
  });
});

describe('the clock', () => {
  const stage = { seconds: 30, deadline: 30_000, graceSeconds: 15 };

  test.each([
    [0, 'running', 30],
    [1, 'running', 30],
    [20_000, 'running', 10],
    [29_999, 'running', 1],
    [30_000, 'grace', 15],
    [44_999, 'grace', 1],
    [45_000, 'over', 0],
  ])('at %i ms shows %s, %i', (now, phase, seconds) => {
    expect(getClockFace(stage, now)).toEqual({ phase, seconds });
  });

  test('shows the whole time before it starts, and without grace is over at once', () => {
    expect(getClockFace({ ...stage, deadline: null }, 99_000)).toEqual({ phase: 'waiting', seconds: 30 });
    expect(getClockFace({ ...stage, graceSeconds: 0 }, 30_000)).toEqual({ phase: 'over', seconds: 0 });
    expect([formatSeconds(90), formatSeconds(9), formatSeconds(60)]).toEqual(['1:30', '0:09', '1:00']);
  });

  test('is announced only at ten seconds and at zero', () => {
    const spoken = Array.from({ length: 60 }, (_, second) =>
      spokenClockText(getClockFace(stage, second * 1000 + 500), stage.graceSeconds),
    );
    expect([...new Set(spoken)]).toEqual([
      '',
      '10 seconds left.',
      'Time is up. Grace period: 15 seconds.',
      'The grace period is over.',
    ]);
  });

  test('trusts the quickest of the last readings', () => {
    const slow = newClockReading(5000, 1000, 4000);
    const quick = newClockReading(7100, 5000, 5100);
    expect(serverClockOffset([])).toBe(0);
    expect(serverClockOffset([slow])).toBe(2500);
    expect(serverClockOffset([slow, quick, slow])).toBe(2050);
    // After a computer slept, its clock can be off by a different amount.
    const later = Array.from({ length: 20 }, () => slow).reduce(addReading, [quick]);
    expect(serverClockOffset(later)).toBe(2500);
  });
});
