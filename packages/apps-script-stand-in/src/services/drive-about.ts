// The About part of the advanced service Drive: how full Drive is.
import { cut } from '../drive-access';
import { advanced, invalid } from '../errors';
import type { Execution } from '../execution';
import { method, optional, resource, ServiceType } from '../interface';
import { textAt, type JsonObject } from '../json';

/** Gives it as Drive does: numbers as texts, and no limit where there is none. */
function about({ conditions }: Execution): JsonObject {
  const { limit, usage } = conditions.storage;
  const quota = { ...(limit === null ? {} : { limit: String(limit) }), usage: String(usage) };
  return { kind: 'drive#about', storageQuota: quota };
}

/** `Drive.About` */
export const aboutType = new ServiceType<Execution>('Drive', 'Drive.About', {
  get: method([optional(resource)], (execution, more) =>
    advanced('drive.about.get', () => {
      // The one method of Drive that answers nothing unless fields are named.
      const fields = textAt(more ?? {}, 'fields');
      if (fields === undefined) throw invalid("The 'fields' parameter is required for this method.");
      return cut(about(execution), more, fields);
    }),
  ),
});
