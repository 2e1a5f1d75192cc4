// Parses the parts of appsscript.json that matter at run time.
import type { Manifest } from './execution';
import { objectAt, objectsAt, textAt, type Json, type JsonObject } from './json';
import { isTimeZone } from './sheets/serial-dates';

/** Reads a parsed manifest. Without a manifest, every scope, address and advanced service is allowed. */
export function readManifest(json: JsonObject | undefined): Manifest {
  const zone = textAt(json ?? {}, 'timeZone');
  const enabled = objectsAt(objectAt(json ?? {}, 'dependencies'), 'enabledAdvancedServices');
  return {
    timeZone: zone !== undefined && isTimeZone(zone) ? zone : 'Etc/UTC',
    oauthScopes: readTexts(json?.['oauthScopes']),
    urlFetchWhitelist: readTexts(json?.['urlFetchWhitelist']),
    advancedServices:
      json === undefined
        ? ['Sheets', 'Drive']
        : enabled.map((service) => textAt(service, 'userSymbol') ?? ''),
  };
}

function readTexts(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}
