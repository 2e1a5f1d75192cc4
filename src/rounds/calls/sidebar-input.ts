// Checks the input of a call of the sidebar: the windows send only what fits, and anything else that a host's browser
// may send is refused in words before anything looks at it.
import { readWhole } from '../../games/frame/fields';
import { isList, isObject } from '../../games/frame/json';
import { MATCH_KINDS } from '../../games/frame/season';
import { changeField } from '../../seasons/change-field';
import { INHERIT, VISIBILITIES } from '../../seasons/types';
import type { Ports } from '../ports/ports';
import { portsOfCaller } from './caller';
import { SIDEBAR_CALLS } from './sidebar-api';
import { AT_DEADLINE, EVERYONE, isMatchCall } from '../api';
import type {
  BookLooks,
  Reply,
  Change,
  CountChoice,
  DeskApi,
  FieldChange,
  Opening,
  SayWord,
  Shown,
  SidebarCall,
  CallProblem,
} from '../api';

type Check = (value: unknown) => boolean;
type Input<K extends SidebarCall> = Parameters<DeskApi[K]>[0];

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => Number.isFinite(value);
const isAtLeastZero: Check = (value) => Number.isFinite(value) && Number(value) >= 0;
/** The furthest instant that a date can be. */
const LAST_INSTANT = 8.64e15;
const isInstant: Check = (value) => isAtLeastZero(value) && Number(value) <= LAST_INSTANT;

const isOneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value);
const isListOf =
  (part: Check): Check =>
  (value) =>
    isList(value) && value.every(part);
const isMapOf =
  (part: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(part);
const isNullOr =
  (part: Check): Check =>
  (value) =>
    value === null || part(value);
const mayLack =
  (part: Check): Check =>
  (value) =>
    value === undefined || part(value);

/** An object with all parts of a T; nobody reads anything else in it. */
type Parts<T extends object> = { readonly [K in keyof Required<T>]: Check };

function has<T extends object = object>(parts: Parts<T>): Check {
  const checks = Object.entries<Check>(parts);
  return (value) => isObject(value) && checks.every(([name, check]) => check(value[name]));
}

const isTexts = isMapOf(isText);

type ChangeOf<K extends Change['kind']> = Omit<Extract<Change, { readonly kind: K }>, 'kind'>;

const CHANGES: Readonly<Record<Change['kind'], Check>> = {
  rewind: has<ChangeOf<'rewind'>>({ toStage: isText }),
  submission: has<ChangeOf<'submission'>>({ stage: isText, player: isText, answers: isTexts }),
  'accept-late': has<ChangeOf<'accept-late'>>({ stage: isText, id: isText }),
  'meant-before': has<ChangeOf<'meant-before'>>({ stage: isText, id: isText }),
  'remove-submission': has<ChangeOf<'remove-submission'>>({ stage: isText, id: isText }),
  'host-facts': has<ChangeOf<'host-facts'>>({ stage: isText, answers: isTexts }),
  settings: has<ChangeOf<'settings'>>({ settings: isTexts }),
  seat: has<ChangeOf<'seat'>>({ player: isText, left: isFlag }),
  'replace-player': has<ChangeOf<'replace-player'>>({
    player: isText,
    name: isText,
    contacts: mayLack(isTexts),
  }),
};
const isChange: Check = (value) =>
  isObject(value) && Object.entries(CHANGES).some(([kind, check]) => kind === value.kind && check(value));

type Draft = Input<'saveDraft'>;
const isTiming = has<Draft['timings'][number]>({
  title: isText,
  seconds: isAtLeastZero,
  clock: isText,
  graceSeconds: isAtLeastZero,
});

type Posted = Input<'reportPosts'>['outcomes'][number];
const OUTCOMES: Readonly<Record<Posted['outcome']['kind'], Check>> = {
  posted: has({}),
  wait: has({ seconds: isNumber }),
  blocked: has({}),
  refused: has({ status: isNumber, why: mayLack(isText) }),
  unknown: has({}),
  'not-tried': has({}),
};
const isOutcome: Check = (value) =>
  isObject(value) && Object.entries(OUTCOMES).some(([kind, check]) => kind === value.kind && check(value));

const DRAFT: Parts<Draft> = {
  game: isText,
  practice: isFlag,
  roster: isListOf(isListOf(isText)),
  settings: isTexts,
  seed: isText,
  zone: isText,
  webhook: isText,
  timings: isListOf(isTiming),
};

type Start = Input<'startSeason'>;
const isKind = isOneOf(...MATCH_KINDS);
const isCurrency = has<Start['currencies'][number]>({ name: isText, shown: isOneOf(...VISIBILITIES) });
const isPlace: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** More calls at once than a window makes. */
const MOST_PARTS = 10;
const isParts: Check = (value) => isPlace(value) && Number(value) > 0 && Number(value) <= MOST_PARTS;
const isStarter = has<Start['people'][number]>({
  name: isText,
  purses: mayLack(isMapOf(isPlace)),
  tokens: mayLack(isPlace),
  marks: mayLack(isListOf(isText)),
  contacts: mayLack(isTexts),
});
const isStandingChange: Check = (value) => readWhole(changeField, value, 'Change').ok;

/** The check for calls that are given nothing: nobody reads anything that comes with them. */
const isAnything: Check = () => true;

const COUNT_CHOICE: Parts<CountChoice> = {
  leaveOut: isListOf(isPlace),
  changes: isListOf(isStandingChange),
  reason: isText,
};

const isFields = isMapOf(has<FieldChange>({ before: isText, now: isText }));
const isHostFacts: Check = (value) =>
  isObject(value) &&
  (value.fields === undefined ? isTexts(value.answers) : isFields(value.fields)) &&
  mayLack(isText)(value.over);

const isNewDeadline: Check = (value) => value === 'kept' || value === null || isInstant(value);

const isAudience: Check = (value) => value === EVERYONE || has<{ player: string }>({ player: isText })(value);
const WORD: Parts<SayWord> = { to: isAudience, text: isText, of: mayLack(isNumber) };

const INPUTS: Readonly<Record<SidebarCall, Check>> = {
  getDesk: mayLack(has<NonNullable<Input<'getDesk'>>>({ refresh: mayLack(isFlag) })),
  mendLedger: isAnything,
  startDraft: has<Input<'startDraft'>>({ game: isText, practice: isFlag, zone: mayLack(isText) }),
  saveDraft: has<Input<'saveDraft'>>(DRAFT),
  discardDraft: isAnything,
  prepareAhead: isAnything,
  createGame: mayLack(has<NonNullable<Input<'createGame'>>>({ agreed: mayLack(isText) })),
  prepareNext: mayLack(has<NonNullable<Input<'prepareNext'>>>({ only: mayLack(isOneOf('forms', 'books')) })),
  previewRound: isAnything,
  previewTabs: isAnything,
  resolveRound: has<Input<'resolveRound'>>({
    stage: isText,
    token: isText,
    deliver: mayLack(isFlag),
    looks: mayLack(has<BookLooks>({ click: isText, parts: isParts })),
  }),
  lookAtBooks: has<Input<'lookAtBooks'>>({ click: isText, parts: isParts, part: isPlace }),
  deliverSome: isAnything,
  claimPosts: isAnything,
  reportPosts: has<Input<'reportPosts'>>({
    claim: isText,
    outcomes: isListOf(has<Posted>({ id: isText, outcome: isOutcome })),
  }),
  settleDelivery: has<Input<'settleDelivery'>>({ id: isText, as: isOneOf('waiting', 'done') }),
  deliverFates: isAnything,
  previewHostFacts: isHostFacts,
  saveHostFacts: isHostFacts,
  updateAnswers: isAnything,
  takeResults: isAnything,
  setDeadline: has<Input<'setDeadline'>>({ deadline: isNullOr(isInstant), agreed: mayLack(isText) }),
  setAtDeadline: has<Input<'setAtDeadline'>>({
    what: isOneOf(...AT_DEADLINE),
    waitMinutes: isNumber,
    early: mayLack(isNullOr(isNumber)),
  }),
  setAccepting: has<Input<'setAccepting'>>({ accepting: isFlag, deadline: mayLack(isNewDeadline) }),
  replaceKey: has<Input<'replaceKey'>>({ player: isText, newBook: mayLack(isFlag) }),
  getContacts: isAnything,
  saveContacts: has<Input<'saveContacts'>>({
    zone: isText,
    webhook: isText,
    hostWebhook: mayLack(isText),
    players: isMapOf(isTexts),
  }),
  getCoHosts: isAnything,
  nameCoHost: has<Input<'nameCoHost'>>({ address: isText }),
  removeCoHost: has<Input<'removeCoHost'>>({ address: isText }),
  savePage: has<Input<'savePage'>>({ address: isText }),
  previewChange: has<Input<'previewChange'>>({ change: isChange }),
  applyChange: has<Input<'applyChange'>>({ change: isChange, reason: isText, token: isText }),
  getTable: isAnything,
  startClock: has<Input<'startClock'>>({ stage: isText }),
  submitForPractice: has<Input<'submitForPractice'>>({ players: isListOf(isText) }),
  getHistory: isAnything,
  previewWord: has<SayWord>(WORD),
  sayWord: has<SayWord>(WORD),
  getPast: has<Input<'getPast'>>({ stage: isText }),
  getMessages: has<Input<'getMessages'>>({ stage: isText }),
  getPicture: has<Input<'getPicture'>>({ stage: isText }),
  setPictures: has<Input<'setPictures'>>({ on: isFlag }),
  exportGame: isAnything,
  exportRecord: isAnything,
  previewGame: has<Input<'previewGame'>>({ scenario: isAnything }),
  importGame: has<Input<'importGame'>>({
    scenario: isAnything,
    going: mayLack(
      has<NonNullable<Input<'importGame'>['going']>>({
        zone: isText,
        webhook: isText,
        players: isMapOf(isTexts),
        timings: isListOf(isTiming),
      }),
    ),
  }),
  publishEverything: isAnything,
  closeGame: has<Input<'closeGame'>>({ reason: isText }),
  startSeason: has<Input<'startSeason'>>({
    name: isText,
    currencies: isListOf(isCurrency),
    inherit: isOneOf(...INHERIT),
    people: isListOf(isStarter),
    match: mayLack(isKind),
  }),
  previewSeason: has<Input<'previewSeason'>>({ season: isAnything }),
  importSeason: has<Input<'importSeason'>>({ season: isAnything }),
  startPracticeSeason: isAnything,
  playPracticeStep: isAnything,
  openEpisode: has<Input<'openEpisode'>>({ episode: isText }),
  draftFromTemplate: has<Input<'draftFromTemplate'>>({
    template: isAnything,
    zone: mayLack(isText),
    kind: mayLack(isKind),
  }),
  exportTemplate: isAnything,
  draftMatch: has<Input<'draftMatch'>>({ game: isText, kind: isKind, zone: mayLack(isText) }),
  saveMatchDraft: has<Input<'saveMatchDraft'>>({ ...DRAFT, kind: isKind, guests: isListOf(isText) }),
  discardMatchDraft: isAnything,
  createMatch: mayLack(
    has<NonNullable<Input<'createMatch'>>>({ deliver: mayLack(isFlag), agreed: mayLack(isText) }),
  ),
  previewCount: mayLack(has<CountChoice>(COUNT_CHOICE)),
  countMatch: has<Input<'countMatch'>>({ token: isText, ...COUNT_CHOICE }),
  putMatchAway: has<Input<'putMatchAway'>>({ reason: isText, uncounted: mayLack(isFlag) }),
  changeStandings: has<Input<'changeStandings'>>({
    changes: isListOf(isStandingChange),
    reason: isText,
    token: mayLack(isText),
    contacts: mayLack(isMapOf(isTexts)),
  }),
  replacePersonKey: has<Input<'replacePersonKey'>>({ player: isText, newBook: mayLack(isFlag) }),
  substitutePerson: has<Input<'substitutePerson'>>({
    player: isText,
    name: isText,
    contacts: mayLack(isTexts),
    reason: isText,
  }),
  giveGift: has<Input<'giveGift'>>({
    from: isText,
    to: isText,
    purse: isText,
    amount: isNumber,
    token: mayLack(isText),
  }),
  changeSeasonSettings: has<Input<'changeSeasonSettings'>>({
    currencies: mayLack(isListOf(isCurrency)),
    inherit: mayLack(isOneOf(...INHERIT)),
  }),
  exportSeason: isAnything,
  endSeason: has<Input<'endSeason'>>({ winners: isListOf(isText) }),
  takeEndBack: has<Input<'takeEndBack'>>({ reason: isText }),
  getAccountCheck: isAnything,
  askAccount: has<Input<'askAccount'>>({
    webhook: isText,
    friend: isText,
    status: isNullOr(isNumber),
    callMs: isNullOr(isNumber),
  }),
};

const isCall = (name: string): name is SidebarCall => name in INPUTS;
export const SIDEBAR_CALL_NAMES: readonly SidebarCall[] = Object.keys(INPUTS).filter(isCall);

const CALLS: Readonly<
  Record<SidebarCall, (ports: Ports, input: never, at: Opening | undefined) => Reply<unknown>>
> = SIDEBAR_CALLS;

/** True for the input of this very call. A table of calls cannot express the type that belongs to each name. */
function isInputOf(name: SidebarCall, input: unknown): input is never {
  return INPUTS[name](input);
}

const isOpening = has<Opening>({ match: isText, stage: isText });
const isShown = has<Shown>({ match: isText, season: isText });

function isOpeningOrNone(at: unknown): at is Opening | undefined {
  return at === undefined || isOpening(at);
}

function isShownOrNone(at: unknown): at is Shown | undefined {
  return at === undefined || isShown(at);
}

/** Runs a call with whatever came from the host's browser; `at`: what its window showed, where the call is made on that. */
export function callSidebar(ports: Ports, name: SidebarCall, input: unknown, at?: unknown): Reply<unknown> {
  if (!isInputOf(name, input)) return { ok: false, error: badCall(name) };
  const allowed = portsOfCaller(ports, name, input);
  if (!allowed.ok) return allowed;
  if (!isMatchCall(name)) {
    return isOpeningOrNone(at) ? CALLS[name](allowed.value, input, at) : { ok: false, error: badCall(name) };
  }
  if (!isShownOrNone(at)) return { ok: false, error: badCall(name) };
  const made = at === undefined ? {} : { madeOn: { call: name, shown: at } };
  return CALLS[name]({ ...allowed.value, ...made }, input, undefined);
}

function badCall(name: SidebarCall): CallProblem {
  return {
    code: 'bad-call',
    text: `Calling Round Keeper: what the window sent is not what “${name}” takes. Nothing was changed. Close the window, open it again from the menu, then try once more.`,
  };
}
