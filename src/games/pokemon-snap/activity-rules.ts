// Activities as the rules page tells them, after their letters: apart from their wording elsewhere, since a player's page
// has no room for them.
import { AMOUNT, COUNTER, DONATION } from './activities';
import type { Activity } from './types';

const { A, B, C, D, E, F, G, H, I } = AMOUNT;

export const ACTIVITY_RULE: Readonly<Record<Activity, string>> = {
  A: 'your next activity counts double for you, what it takes as well as what it gives, even if that is on a later day. It changes nothing for others. Another Activity A uses it up and sets a new one; contests do neither.',
  B: `with at least ${B.cleverness} Cleverness, gain ${B.beauty} Beauty.`,
  C: `gain ${C.cleverness} Cleverness; another Pokémon of your choice gains ${C.cuteness} Cuteness.`,
  D: `if you were in a contest in the slot just before, on the same day, gain ${D.coolness} Coolness; otherwise gain ${D.beauty} Beauty.`,
  E: `the first time in the game, gain ${E.cuteness} Cuteness; every later time, ${E.toughness} Toughness.`,
  F: `choose another Pokémon. If you have more Toughness, gain ${F.coolness} Coolness, and it loses ${F.loss}.`,
  G: `lose ${G.loss} of one attribute and gain ${G.gain} of another. It fails if you have fewer than ${G.loss} to lose (${G.loss * A.factor} when doubled).`,
  H: `gain ${H.gain} of every attribute. At the end of your next contest you lose what you gained; if you did it twice before a contest, both.`,
  I: `donate ${DONATION.least} to ${DONATION.most} points of an attribute. It fails if you do not have them (twice as many when doubled). If one Pokémon donated the time before, you gain twice that donation; if several did, the sum of what they donated. The first time that anybody donates, every donor gains ${I.first} of every attribute. Donations that fail count for nothing.`,
  J: `a counter starts at ${COUNTER.start} and grows by ${COUNTER.growth} after every slot of the game. All who do this in the same slot share it evenly, each in an attribute of their choice; what cannot be shared stays on the counter.`,
};
