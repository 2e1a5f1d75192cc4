// Everything that Google can call: menu items, triggers and the calls of the sidebar. The build makes each
// export a top-level function of the bundle.
import type { Answer, DeskApi, UserError } from '../rounds/view/api';
import { deskApi } from '../rounds/sidebar-api';
import { buildMenu, showSidebar, showTable } from './menu';
import { googlePorts } from './ports';
import { isGoogles, serviceError } from './services';
import { wake } from './hourly-trigger';

export function onOpen(): void {
  buildMenu();
}

export function onInstall(): void {
  buildMenu();
}

export function openRoundKeeper(): void {
  showSidebar('desk');
}

export function openResolveRound(): void {
  showSidebar('resolve');
}

export function openTable(): void {
  showTable();
}

export function openHelp(): void {
  showSidebar('help');
}

/** The hourly trigger of a game whose deadlines look after themselves. */
export function onAlarm(event: { readonly triggerUid?: string }): void {
  wake(event.triggerUid ?? '');
}

type Input<K extends keyof DeskApi> = Parameters<DeskApi[K]>[0];
type Output<K extends keyof DeskApi> = ReturnType<DeskApi[K]>;

/** Runs a call; an exception is a bug, and reaches the host with what to report. */
function guard<T>(name: string, run: (desk: DeskApi) => Answer<T>): Answer<T> {
  try {
    return run(deskApi(googlePorts()));
  } catch (error) {
    return { ok: false, error: bug(name, error) };
  }
}

function bug(name: string, error: unknown): UserError {
  const message = error instanceof Error ? error.message : String(error);
  const service = serviceError('Talking to Google', message);
  if (service.code === 'not-authorized' || isGoogles(error)) return service;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return {
    code: 'bug',
    text: 'Round Keeper stumbled over a mistake of its own. Nothing was half-written. Try once more; if it stumbles again, report the text below.',
    report: `${name}: ${stack === '' ? message : stack}`,
    again: true,
  };
}

export function getDesk(): Output<'getDesk'> {
  return guard('getDesk', (desk) => desk.getDesk());
}

export function startDraft(input: Input<'startDraft'>): Output<'startDraft'> {
  return guard('startDraft', (desk) => desk.startDraft(input));
}

export function saveDraft(input: Input<'saveDraft'>): Output<'saveDraft'> {
  return guard('saveDraft', (desk) => desk.saveDraft(input));
}

export function discardDraft(): Output<'discardDraft'> {
  return guard('discardDraft', (desk) => desk.discardDraft());
}

export function createGame(): Output<'createGame'> {
  return guard('createGame', (desk) => desk.createGame());
}

export function prepareNext(): Output<'prepareNext'> {
  return guard('prepareNext', (desk) => desk.prepareNext());
}

export function previewRound(): Output<'previewRound'> {
  return guard('previewRound', (desk) => desk.previewRound());
}

export function resolveRound(input: Input<'resolveRound'>): Output<'resolveRound'> {
  return guard('resolveRound', (desk) => desk.resolveRound(input));
}

export function deliverSome(): Output<'deliverSome'> {
  return guard('deliverSome', (desk) => desk.deliverSome());
}

export function settleDelivery(input: Input<'settleDelivery'>): Output<'settleDelivery'> {
  return guard('settleDelivery', (desk) => desk.settleDelivery(input));
}

export function saveHostFacts(input: Input<'saveHostFacts'>): Output<'saveHostFacts'> {
  return guard('saveHostFacts', (desk) => desk.saveHostFacts(input));
}

export function setDeadline(input: Input<'setDeadline'>): Output<'setDeadline'> {
  return guard('setDeadline', (desk) => desk.setDeadline(input));
}

export function setReminders(input: Input<'setReminders'>): Output<'setReminders'> {
  return guard('setReminders', (desk) => desk.setReminders(input));
}

export function setAccepting(input: Input<'setAccepting'>): Output<'setAccepting'> {
  return guard('setAccepting', (desk) => desk.setAccepting(input));
}

export function replaceKey(input: Input<'replaceKey'>): Output<'replaceKey'> {
  return guard('replaceKey', (desk) => desk.replaceKey(input));
}

export function previewChange(input: Input<'previewChange'>): Output<'previewChange'> {
  return guard('previewChange', (desk) => desk.previewChange(input));
}

export function applyChange(input: Input<'applyChange'>): Output<'applyChange'> {
  return guard('applyChange', (desk) => desk.applyChange(input));
}

export function getTable(): Output<'getTable'> {
  return guard('getTable', (desk) => desk.getTable());
}

export function startClock(input: Input<'startClock'>): Output<'startClock'> {
  return guard('startClock', (desk) => desk.startClock(input));
}

export function submitForPractice(input: Input<'submitForPractice'>): Output<'submitForPractice'> {
  return guard('submitForPractice', (desk) => desk.submitForPractice(input));
}

export function getPast(input: Input<'getPast'>): Output<'getPast'> {
  return guard('getPast', (desk) => desk.getPast(input));
}

export function getMessages(input: Input<'getMessages'>): Output<'getMessages'> {
  return guard('getMessages', (desk) => desk.getMessages(input));
}

export function exportGame(): Output<'exportGame'> {
  return guard('exportGame', (desk) => desk.exportGame());
}

export function exportRecord(): Output<'exportRecord'> {
  return guard('exportRecord', (desk) => desk.exportRecord());
}

export function importGame(input: Input<'importGame'>): Output<'importGame'> {
  return guard('importGame', (desk) => desk.importGame(input));
}

export function publishEverything(): Output<'publishEverything'> {
  return guard('publishEverything', (desk) => desk.publishEverything());
}

export function closeGame(input: Input<'closeGame'>): Output<'closeGame'> {
  return guard('closeGame', (desk) => desk.closeGame(input));
}
