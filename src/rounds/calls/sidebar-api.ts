// Every call of the sidebar by its name, over ports. Calls that change something go through `perform`.
import { fail, ok } from '../../games/frame/result';
import { accountCheck, askAccount } from '../commands/account-check';
import { coHostsView, nameCoHost, removeCoHost } from '../commands/co-hosts';
import { contactsView, saveContacts } from '../commands/contacts';
import { countMatch, previewCount } from '../commands/count-match';
import { createGame } from '../commands/create';
import { newKey } from '../record/secret';
import { importSeason, previewSeason } from '../commands/import-season';
import { importGame, previewGame } from '../commands/import-game';
import { closeGame, exportRecord, publish } from '../commands/lifecycle';
import { discardMatchDraft, draftMatch, matchFromTemplate, saveMatchDraft } from '../commands/next-match';
import { putMatchAway } from '../commands/put-away';
import { replacePersonKey, substitutePerson } from '../commands/people';
import { previewWord, sayWord } from '../commands/say-word';
import { savePage } from '../commands/page-address';
import { previewRound } from '../commands/resolve';
import { desk, type Calls } from './calls';
import { OPEN_STAGE_CALLS } from './open-stage-calls';
import { createAndTell } from './create-and-tell';
import { openGame } from './open-game';
import { practiceStep } from './practice-step';
import { prepareAhead } from './prepare-ahead';
import { prepareNext } from './prepare-beside';
import { reportAndPrepare } from './report';
import { messagesOfStage, noSuchStage } from './stage-messages';
import {
  changeSeasonSettings,
  changeStandings,
  endSeason,
  giveGift,
  openEpisode,
  takeEndBack,
} from '../commands/season';
import { exportSeason } from '../commands/season-files';
import { startPracticeSeason } from '../commands/practice-season';
import { startSeason } from '../commands/start-season';
import { discardDraft, draftFromTemplate, saveDraft, startDraft } from '../commands/set-up';
import { replaceKey, setPictures } from '../commands/stage-settings';
import { deliverSome, settleDelivery } from '../delivery/deliver';
import { deliverFates } from '../delivery/fates';
import { pictureOf } from '../outbox/pictures';
import { claimPosts } from '../delivery/posts';
import {
  look,
  mendLedger,
  perform,
  performInGame,
  performSteps,
  performStepsWithBooks,
} from '../commit/perform';
import { noteLamps } from '../page/memory';
import { scenarioOf } from '../proof/export';
import { withBooksIn } from '../session/game-session';
import { templateOf } from '../session/template';
import { load, loadGame } from '../session/load';
import { isCoHost } from '../record/hosts';
import { deskView } from '../view/desk-view';
import { historyView } from '../view/history-view';
import { pastStage } from '../view/stage-view';
import { tableView } from '../view/live-table';
import { tabsPreview } from '../view/round-view';

/** The sidebar makes this call by itself: a click of the host's should not wait for it. */
const ANSWER_MS = 4000;

/** All calls of the sidebar: the names are those of `DeskApi`. */
export const SIDEBAR_CALLS: Calls = {
  ...OPEN_STAGE_CALLS,
  getDesk: (ports, { refresh = false } = {}) => {
    const session = openGame(ports, refresh);
    if (session.ok && session.value.kind === 'game') noteLamps(ports, session.value);
    return desk(session);
  },
  mendLedger: (ports) => desk(mendLedger(ports)),
  startDraft: (ports, { game, practice, zone = '' }) =>
    desk(perform(ports, (session) => startDraft(session, game, practice, zone))),
  draftFromTemplate: (ports, { template, zone = '', kind }) =>
    desk(
      perform(ports, (session) =>
        kind === undefined
          ? draftFromTemplate(session, template, zone)
          : matchFromTemplate(session, template, kind, zone),
      ),
    ),
  saveDraft: (ports, input) => desk(perform(ports, (session) => saveDraft(session, input))),
  discardDraft: (ports) => desk(perform(ports, discardDraft)),
  prepareAhead,
  createGame: (ports, { agreed } = {}) =>
    desk(perform(ports, (session) => createGame(session, ports.secret, agreed))),
  prepareNext: (ports, { only } = {}) => desk(prepareNext(ports, only)),

  previewTabs: (ports) => {
    const session = loadGame(ports);
    if (!session.ok) return session;
    const preview = previewRound(session.value);
    return preview.ok ? ok(tabsPreview(session.value, preview.value)) : preview;
  },
  lookAtBooks: (ports, asked) => {
    // To a co-host's account Drive shows none of them.
    if (!isCoHost(ports.hosts.read(), ports.who())) ports.looks.look(asked);
    return ok(null);
  },
  deliverSome: (ports) => desk(performStepsWithBooks(ports, (session, shell) => deliverSome(session, shell))),
  claimPosts: (ports) => {
    const claimed = performStepsWithBooks(ports, (session, shell) =>
      claimPosts(session, shell, () => newKey(ports.secret())),
    );
    if (!claimed.ok) return claimed;
    const { claim, posts, session } = claimed.value;
    return ok({ claim, posts, desk: deskView(session) });
  },
  reportPosts: (ports, { claim, outcomes }) =>
    desk(performStepsWithBooks(ports, (session, shell) => reportAndPrepare(session, shell, claim, outcomes))),
  deliverFates: (ports) => deliverFates(ports, ANSWER_MS),
  settleDelivery: (ports, { id, as }) =>
    desk(
      perform(ports, (session) => {
        const found = withBooksIn(session);
        return found.ok ? ok(settleDelivery(found.value, id, as)) : found;
      }),
    ),

  replaceKey: (ports, { player, newBook = false }) =>
    desk(performInGame(ports, (session) => replaceKey(session, player, newBook, newKey(ports.secret())))),

  getContacts: (ports) => {
    const session = load(ports);
    const found = session.ok ? withBooksIn(session.value) : session;
    return found.ok ? ok(contactsView(found.value)) : found;
  },
  saveContacts: (ports, input) =>
    desk(
      perform(ports, (session) => {
        const found = withBooksIn(session);
        return found.ok ? saveContacts(found.value, input) : found;
      }),
    ),

  getCoHosts: coHostsView,
  nameCoHost,
  removeCoHost,

  savePage: (ports, { address }) =>
    desk(performSteps(ports, withBooksIn, (session, shell) => savePage(session, shell, address))),

  getTable: (ports) => {
    const session = loadGame(ports);
    if (!session.ok) return session;
    noteLamps(ports, session.value);
    return tableView(session.value, ports.now());
  },
  previewWord: (ports, said) => {
    const session = look(ports);
    const found = session.ok ? withBooksIn(session.value) : session;
    return found.ok ? previewWord(found.value, said) : found;
  },
  sayWord: (ports, said) =>
    desk(
      perform(ports, (session) => {
        const found = withBooksIn(session);
        return found.ok ? sayWord(found.value, said, ports.secret()) : found;
      }),
    ),

  getHistory: (ports) => {
    const session = loadGame(ports);
    return session.ok ? ok(historyView(session.value)) : session;
  },
  getPast: (ports, { stage }) => {
    const session = loadGame(ports);
    if (!session.ok) return session;
    const past = pastStage(session.value, stage);
    return past === undefined ? fail(noSuchStage(stage)) : ok(past);
  },
  getMessages: (ports, { stage }) => {
    const session = loadGame(ports);
    return session.ok ? messagesOfStage(session.value, stage) : session;
  },
  getPicture: (ports, { stage }) => {
    const session = loadGame(ports);
    if (!session.ok) return session;
    const picture = pictureOf(session.value, stage);
    return picture === undefined ? fail(noSuchStage(stage)) : ok(picture);
  },
  setPictures: (ports, { on }) => desk(performInGame(ports, (session) => ok(setPictures(session, on)))),
  exportTemplate: (ports) => {
    const session = loadGame(ports);
    if (!session.ok) return session;
    const template = templateOf(session.value);
    return template === undefined
      ? fail({
          code: 'no-template',
          text: 'Passing a match on: this game is the same wherever it is played.',
        })
      : ok({ name: `${session.value.game.info.id}-template.json`, template });
  },
  exportGame: (ports) => {
    const session = loadGame(ports);
    if (!session.ok) return session;
    const { record } = session.value;
    const name = `${record.setUp.game}-${new Date(record.startedAt).toISOString().slice(0, 10)}.json`;
    return ok({ name, scenario: scenarioOf(record) });
  },
  exportRecord: (ports) => {
    const session = loadGame(ports);
    return session.ok ? exportRecord(session.value) : session;
  },
  previewGame: (ports, { scenario }) => {
    const session = load(ports);
    return session.ok ? previewGame(session.value, scenario) : session;
  },
  importGame: (ports, { scenario, going }) =>
    desk(perform(ports, (session) => importGame(session, scenario, () => newKey(ports.secret()), going))),
  publishEverything: (ports) => desk(performInGame(ports, publish)),
  closeGame: (ports, { reason }) => desk(performInGame(ports, (session) => closeGame(session, reason))),

  startSeason: (ports, input) => desk(perform(ports, (session) => startSeason(session, input, ports.secret))),
  previewSeason: (ports, { season }) => {
    const loaded = load(ports);
    if (!loaded.ok) return loaded;
    const after = previewSeason(loaded.value, season, { now: ports.now(), secret: ports.secret });
    if (!after.ok) return after;
    const shown = deskView(after.value);
    if (!('season' in shown)) throw new Error('The season is not in its book.');
    return ok(shown.season);
  },
  importSeason: (ports, { season }) =>
    desk(
      perform(ports, (session) => importSeason(session, season, { now: ports.now(), secret: ports.secret })),
    ),
  startPracticeSeason: (ports) =>
    desk(perform(ports, (session) => startPracticeSeason(session, ports.secret))),
  playPracticeStep: (ports) => practiceStep(ports, SIDEBAR_CALLS),
  openEpisode: (ports, { episode }) => desk(perform(ports, (session) => openEpisode(session, episode))),
  draftMatch: (ports, { game, kind, zone = '' }) =>
    desk(perform(ports, (session) => draftMatch(session, game, kind, zone))),
  saveMatchDraft: (ports, input) => desk(perform(ports, (session) => saveMatchDraft(session, input))),
  discardMatchDraft: (ports) => desk(perform(ports, discardMatchDraft)),
  createMatch: (ports, input = {}) => desk(createAndTell(ports, input)),
  previewCount: (ports, choice) => {
    const session = look(ports);
    return session.ok ? previewCount(session.value, choice) : session;
  },
  countMatch: (ports, input) => desk(perform(ports, (session) => countMatch(session, input))),
  putMatchAway: (ports, { reason, uncounted = false }) =>
    desk(perform(ports, (session) => putMatchAway(session, reason, uncounted))),
  changeStandings: (ports, input) =>
    desk(perform(ports, (session) => changeStandings(session, input, ports.secret))),
  replacePersonKey: (ports, input) =>
    desk(perform(ports, (session) => replacePersonKey(session, input, newKey(ports.secret())))),
  substitutePerson: (ports, input) =>
    desk(perform(ports, (session) => substitutePerson(session, input, newKey(ports.secret())))),
  giveGift: (ports, input) => desk(perform(ports, (session) => giveGift(session, input))),
  changeSeasonSettings: (ports, input) =>
    desk(perform(ports, (session) => changeSeasonSettings(session, input))),
  exportSeason: (ports) => exportSeason(ports),
  endSeason: (ports, { winners }) => desk(perform(ports, (session) => endSeason(session, winners))),
  takeEndBack: (ports, { reason }) => desk(perform(ports, (session) => takeEndBack(session, reason))),

  getAccountCheck: accountCheck,
  askAccount: (ports, given) => askAccount(ports, given),
};
