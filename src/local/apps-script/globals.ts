// The names that a script finds: every Google service of an add-on of this kind, for one execution.
import { driveService } from './drive';
import type { Execution } from './execution';
import { urlFetchApp } from './fetch';
import { formApp } from './form-app';
import { htmlService } from './html';
import type { ServiceObject } from './interface';
import { lockService } from './lock';
import { cacheService, propertiesService } from './properties';
import { scriptApp } from './script-app';
import { session } from './session';
import { sheetsService } from './sheets-service';
import { spreadsheetApp } from './spreadsheet-app';
import { logger, utilities } from './utilities';

/** The Google globals, by name. Advanced services are there only if the manifest enables them. */
export function googleGlobals(
  execution: Execution,
  options: { readonly isAddOn: boolean; readonly advanced: readonly string[] },
): Record<string, ServiceObject> {
  const globals: Record<string, ServiceObject> = {
    SpreadsheetApp: spreadsheetApp(execution),
    FormApp: formApp(execution),
    HtmlService: htmlService(execution),
    LockService: lockService(execution),
    PropertiesService: propertiesService(execution),
    CacheService: cacheService(execution),
    UrlFetchApp: urlFetchApp(execution),
    ScriptApp: scriptApp(execution, options.isAddOn),
    Session: session(execution),
    Utilities: utilities(execution),
    Logger: logger(execution),
  };
  if (options.advanced.includes('Sheets')) globals['Sheets'] = sheetsService(execution);
  if (options.advanced.includes('Drive')) globals['Drive'] = driveService(execution);
  return globals;
}
