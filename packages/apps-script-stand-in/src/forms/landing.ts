// Writes responses into the sheet of their form, where they arrive a while after they were sent.
import type { Cloud } from '../cloud';
import { landResponse } from './response-sheet';

/** Writes the responses whose time has come into their sheets. Calling it again changes nothing. */
export function landDue(cloud: Cloud): void {
  const now = cloud.clock.now();
  for (const id of cloud.forms.ids()) {
    const form = cloud.forms.get(id);
    const due = (form?.landing ?? []).filter(({ at }) => at <= now).map(({ response }) => response);
    if (form === undefined || due.length === 0) continue;
    for (const response of form.responses) if (due.includes(response.id)) landResponse(cloud, form, response);
    cloud.forms.change(id, (draft) => {
      draft.landing = (draft.landing ?? []).filter(({ response }) => !due.includes(response));
    });
  }
}
