// Forms drawn ahead of their game, and what is to be seen of them outside.
import { given } from '../../src/commands/desk-calls';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { TestHost } from '../support/host';
import type { HostAction } from '../support/host-actions';
import { openTestHost } from '../support/host';
import { create, draft, prepare, SMALL } from '../support/host-game';

type Form = ReturnType<TestHost['host']['forms']['list']>[number];

/** Draws the forms of the draft, or throws them away, as the sidebar does by itself. */
export function drawAhead(desk: DeskApi): void {
  while (given(desk.prepareAhead()).left > 0);
}

/** The forms that lie in the host's Drive, not in its bin, each with the name of its file. */
export function formFiles({ host }: TestHost): readonly (Form & { readonly file: string })[] {
  const files = host.cloud.files();
  return host.forms.list().flatMap((form) => {
    const file = files[form.id];
    return file === undefined || file.trashed ? [] : [{ ...form, file: file.name }];
  });
}

/** The ids of the forms in the host's bin. */
export function formsInBin({ host }: TestHost): readonly string[] {
  const files = host.cloud.files();
  return host.forms.list().flatMap(({ id }) => (files[id]?.trashed === true ? [id] : []));
}

/** A draft whose form is drawn ahead. */
export function drawnAhead(): TestHost {
  const test = openTestHost();
  draft(test, SMALL);
  drawAhead(test.desk);
  return test;
}

/** Gives every player of the draft another name. */
export function renamed({ desk }: TestHost): void {
  const view = given(desk.getDesk());
  if (view.draft === undefined) throw new Error('No draft.');
  const { roster, game } = view.draft;
  if (roster.some(([name = '']) => name.endsWith(' II'))) return;
  given(
    desk.saveDraft({
      ...view.draft,
      game: game.id,
      roster: roster.map(([name = '', ...rest]) => [`${name} II`, ...rest]),
    }),
  );
}

/** Sees the draft's forms drawn and creates the game; goes on wherever it was interrupted. */
function drawAndCreate(test: TestHost): void {
  if (given(test.desk.getDesk()).draft === undefined) {
    prepare(test.desk);
    return;
  }
  drawAhead(test.desk);
  create(test);
}

/** Actions in which forms are drawn ahead: for the first time, and once the draft has changed. */
export const AHEAD_ACTIONS: readonly HostAction[] = [
  {
    name: 'drawing a form ahead and creating the game',
    before: () => {
      const test = openTestHost();
      draft(test, SMALL);
      return test;
    },
    run: drawAndCreate,
  },
  {
    name: 'bringing a form up to date that was drawn ahead, and creating the game',
    before: () => {
      const test = openTestHost();
      draft(test, { game: 'wanted-sharpshooters' });
      drawAhead(test.desk);
      return test;
    },
    run: (test) => {
      if (given(test.desk.getDesk()).draft !== undefined) renamed(test);
      drawAndCreate(test);
    },
  },
  {
    name: 'discarding a draft, and throwing the form away that was drawn ahead',
    before: drawnAhead,
    run: ({ desk }) => {
      if (given(desk.getDesk()).draft !== undefined) given(desk.discardDraft());
      drawAhead(desk);
    },
  },
];
