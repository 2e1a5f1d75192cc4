// The advanced service Drive (v3): files that the add-on made, who may open them, and how full Drive is.
import { cut } from '../drive-access';
import { advanced, invalid } from '../errors';
import type { Execution } from '../execution';
import { method, optional, part, resource, ServiceType } from '../interface';
import { textAt, type JsonObject } from '../json';
import { filesType } from './drive-files';
import { permissionsType } from './drive-permissions';

/** Tells how full Drive is, as Drive does: numbers as texts, and no limit where there is none. */
function about({ conditions }: Execution): JsonObject {
  const { limit, usage } = conditions.storage;
  const quota = { ...(limit === null ? {} : { limit: String(limit) }), usage: String(usage) };
  return { kind: 'drive#about', storageQuota: quota };
}

/** `Drive.About` */
const aboutType = new ServiceType<Execution>('Drive', 'Drive.About', {
  get: method([optional(resource)], (execution, more) =>
    advanced('drive.about.get', () => {
      // The one method of Drive that answers nothing unless fields are named.
      const fields = textAt(more ?? {}, 'fields');
      if (fields === undefined) throw invalid("The 'fields' parameter is required for this method.");
      return cut(about(execution), more, fields);
    }),
  ),
});

/** The global `Drive`. */
export const driveService = new ServiceType<Execution>('Drive', 'Drive', {
  About: part(aboutType),
  Files: part(filesType),
  Permissions: part(permissionsType),
});
