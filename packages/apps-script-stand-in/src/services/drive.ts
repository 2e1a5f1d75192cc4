// The advanced service Drive (v3): files that the add-on made, and who may open them.
import type { Execution } from '../execution';
import { part, ServiceType } from '../interface';
import { filesType } from './drive-files';
import { permissionsType } from './drive-permissions';

/** The global `Drive`. */
export const driveService = new ServiceType<Execution>('Drive', 'Drive', {
  Files: part(filesType),
  Permissions: part(permissionsType),
});
