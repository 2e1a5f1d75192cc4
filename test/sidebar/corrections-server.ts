// A server for the sidebar that has a past stage to correct.
import type { DeskApi } from '../../src/rounds/host/calls';
import { PAST } from './stage-fixtures';
import { CHANGE_VIEW, playing } from './screens';
import { FakeServer } from './sidebar-page';

export function correctionsServer(handlers: { [Name in keyof DeskApi]?: DeskApi[Name] } = {}): FakeServer {
  return new FakeServer(playing(), {
    getPast: () => ({ ok: true, value: PAST }),
    previewChange: () => ({ ok: true, value: CHANGE_VIEW }),
    ...handlers,
  });
}
