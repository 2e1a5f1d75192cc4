// Notes on choices for one player: what actions cost and give, what items do, whom a shot can hit. They follow from the
// rules and what the player knows (WS-17).
import type { ChoiceNote, Knowledge } from '../../frame/closed-choices';
import { withoutFullStop, plural } from '../../frame/wording';
import type { Event, OpenFacts } from '../events';
import { itemAbilities, DEFAULT_GUN, describeEffect, shotExtrasText, findWeapons } from '../items';
import { currentBoard, ownedItems, findBoardRow, storedBullets, knownTargets } from '../player-knowledge';
import { describeClaim } from './claim';

export function actionNotes(known: Knowledge<OpenFacts, Event>): readonly ChoiceNote[] {
  const { items } = known.open.settings;
  return [
    ...playerActionNotes(known),
    ...playerNotes(known, ['players']),
    { place: ['players'], note: checkboxHintText(known) },
    ...items.map(({ id, effect }): ChoiceNote => ({
      place: ['items'],
      values: [id],
      note: withoutFullStop(describeEffect(effect)),
    })),
    ...[DEFAULT_GUN, ...findWeapons(items)].flatMap((weapon) => {
      const note = shotExtrasText(weapon);
      return note === '' ? [] : [{ place: ['weapon'], values: [weapon.id], note }];
    }),
  ];
}

/** How many players to tick for the default gun, and for the player's own weapons if that number differs. */
function checkboxHintText({ name, open, log }: Knowledge<OpenFacts, Event>): string {
  const own = ownedItems(open.settings, findBoardRow(currentBoard(open, log), name));
  const others = findWeapons(own).filter(({ victims }) => victims !== DEFAULT_GUN.victims);
  const more = others.map((weapon) => ` (${weapon.victims} with your ${weapon.name})`);
  return `Tick ${DEFAULT_GUN.victims}${more.join('')}`;
}

/** What Duck and Claim do right now, with the player's items and the storage of their meadow. */
function playerActionNotes({ name, open, log }: Knowledge<OpenFacts, Event>): readonly ChoiceNote[] {
  const board = currentBoard(open, log);
  const { players } = board;
  const own = findBoardRow(board, name);
  const abilities = ownedItems(open.settings, own).map((item) => ({ item, does: itemAbilities(item) }));
  const bullets = storedBullets(board, own.meadow);
  const others = players.filter(
    (player) => player.alive && player.meadow === own.meadow && player.name !== name,
  ).length;
  const back = abilities.filter(({ does }) => does.hitsBack === true).map(({ item }) => item.name);
  const more = abilities.flatMap(({ item, does: { bulletsPerClaim = 0 } }) =>
    bulletsPerClaim === 0 ? [] : [`${bulletsPerClaim} more from your ${item.name}`],
  );
  // Shots that go through Duck are mentioned in the notes of those weapons.
  const throughDuck = findWeapons(open.settings.items).some((weapon) => weapon.throughDuck);
  return [
    { place: ['action'], values: ['duck'], note: throughDuck ? 'most shots miss you' : 'shots miss you' },
    ...back.slice(0, 1).map((item) => ({
      place: ['action'],
      values: ['duck'],
      note: `your ${item} hits everyone who shoots at you`,
    })),
    { place: ['action'], values: ['claim'], note: [describeClaim(bullets, others), ...more].join('; ') },
  ];
}

/** For each living player: their lives and meadow, and whether they are poisoned or the reader's target. */
export function playerNotes(
  known: Knowledge<OpenFacts, Event>,
  place: ChoiceNote['place'],
): readonly ChoiceNote[] {
  const { name, open, log } = known;
  const board = currentBoard(open, log);
  const targets = knownTargets(log);
  const where = findBoardRow(board, name).meadow;
  return board.players
    .filter((player) => player.alive && player.name !== name)
    .map((player) => ({
      place,
      values: [player.name],
      note: [
        ...(targets.includes(player.name) ? ['your target'] : []),
        ...(player.poisoned ? ['poisoned'] : []),
        plural(player.lives, 'life', 'lives'),
        player.meadow === where ? 'in your meadow' : `in ${player.meadow}`,
      ].join(', '),
    }));
}
