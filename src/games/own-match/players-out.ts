// Who is out (OM-6) and who is asked (OM-13): tick boxes for the host, and news of players who went out or came back.
import { checkboxes, allowEmpty, toOptions, type Field } from '../frame/fields';
import { isList } from '../frame/json';
import { isSameName } from '../frame/names';
import type { Event } from './events';
import type { State } from './types';

const STILL_IN_TITLE = 'Still in';
const ASKED_NEXT_TITLE = 'Asked in the next round';

/** The players who are out from the next round on. In the form, the host unticks them. */
export function playersOutField(players: readonly string[]): Field<readonly string[]> {
  const nobody = unusedWordForNobody(players);
  const out = allowEmpty(checkboxes({ title: 'Out', options: toOptions(players) }));
  const ticks = checkboxes({
    title: STILL_IN_TITLE,
    help: 'Untick anyone who is out from the next round on.',
    options: toOptions([...players, nobody]),
    none: nobody,
  });
  return {
    read: (value, at) => out.read(value, at),
    questions: (prefix) => ticks.questions(prefix).map((question) => ({ ...question, required: false })),
    fromAnswers: (answers, prefix) => {
      const ticked = ticks.fromAnswers(answers, prefix);
      if (!isList(ticked)) return ticked;
      const strangers = ticked.filter(
        (name) => name !== nobody && !players.some((player) => player === name),
      );
      return strangers.length > 0 ? strangers : players.filter((name) => !ticked.includes(name));
    },
    toAnswers: (value, prefix) => {
      if (!isList(value)) return [];
      const left = players.filter(
        (name) => !value.some((given) => typeof given === 'string' && isSameName(given, name)),
      );
      return ticks.toAnswers(left.length === 0 ? [nobody] : left, prefix);
    },
  };
}

/** The only players asked in the next round. If nobody is ticked, everyone who is in is asked. */
export function askedPlayersField(players: readonly string[]): Field<readonly string[]> {
  const nobody = unusedWordForNobody(players);
  const asked = allowEmpty(checkboxes({ title: ASKED_NEXT_TITLE, options: toOptions(players) }));
  const ticks = checkboxes({
    title: ASKED_NEXT_TITLE,
    help: 'Tick players to ask only them, even if they’re out. Leave all unticked to ask everyone who is in.',
    options: toOptions([...players, nobody]),
    none: nobody,
  });
  return {
    read: (value, at) => asked.read(value, at),
    questions: (prefix) => ticks.questions(prefix).map((question) => ({ ...question, required: false })),
    fromAnswers: (answers, prefix) => {
      const ticked = ticks.fromAnswers(answers, prefix);
      return isList(ticked) && ticked.length === 1 && ticked[0] === nobody ? [] : ticked;
    },
    toAnswers: (value, prefix) =>
      isList(value) ? ticks.toAnswers(value.length === 0 ? [nobody] : value, prefix) : [],
  };
}

/** A word for “nobody” that isn't any player's name. */
function unusedWordForNobody(players: readonly string[]): string {
  let word = 'nobody';
  while (players.some((name) => isSameName(name, word))) word = `– ${word} –`;
  return word;
}

/** Tells everyone who went out and who came back; no event if nobody did. */
export function outStatusEvents(before: State, { players, out }: State): readonly Event[] {
  const names = players.map(({ name }) => name);
  const went = names.filter((name) => out.includes(name) && !before.out.includes(name));
  const back = names.filter((name) => before.out.includes(name) && !out.includes(name));
  return went.length + back.length === 0 ? [] : [{ kind: 'out', to: 'everyone', out, went, back }];
}
