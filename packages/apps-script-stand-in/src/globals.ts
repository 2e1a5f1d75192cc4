// The global names available to a script. They are this host's Google services, created for each execution.
import type { Execution } from './execution';
import type { ServiceObject, ServiceType } from './service-types';
import { cacheService } from './services/cache';
import { driveService } from './services/drive';
import { urlFetchApp } from './services/fetch';
import { formApp } from './services/form-app';
import { htmlService } from './services/html';
import { lockService } from './services/lock';
import { propertiesService } from './services/properties';
import { scriptApp } from './services/script-app';
import { session } from './services/session';
import { sheetsService } from './services/sheets';
import { spreadsheetApp } from './services/spreadsheet-app';
import { utilities } from './services/utilities';

const services: readonly ServiceType<Execution>[] = [
  spreadsheetApp,
  cacheService,
  formApp,
  htmlService,
  lockService,
  propertiesService,
  urlFetchApp,
  scriptApp,
  session,
  utilities,
];

/** Services that a script finds only if its manifest enables them. */
const advancedServices: readonly ServiceType<Execution>[] = [sheetsService, driveService];

/** The Google services of an execution, by name. */
export function googleGlobals(execution: Execution): Readonly<Record<string, ServiceObject>> {
  const enabled = advancedServices.filter(({ name }) => execution.manifest.advancedServices.includes(name));
  return Object.fromEntries([...services, ...enabled].map((type) => [type.name, type.make(execution)]));
}
