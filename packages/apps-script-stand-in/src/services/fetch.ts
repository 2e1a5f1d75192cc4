// The service UrlFetchApp: every request goes to a handler of the host's, which refuses unless one was given.
import { GoogleError } from '../errors';
import type { Execution, FetchAnswer, FetchRequest } from '../execution';
import { method, optional, resource, ServiceType, strictText, type ServiceObject } from '../interface';
import { flagAt, isJsonObject, objectAt, textAt, wording, type JsonObject } from '../json';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function checkUrl(execution: Execution, url: string): void {
  if (!/^https?:\/\/[^\s/]+/.test(url)) throw new GoogleError(`Invalid argument: ${url}`);
  const allowed = execution.manifest.urlFetchWhitelist;
  if (allowed === undefined) return;
  // With a whitelist only HTTPS addresses can match it.
  if (!allowed.some((prefix) => prefixMatches(prefix, url))) {
    throw new GoogleError(`Access to URL ${url} is not on the project's urlFetchWhitelist.`);
  }
}

/** A whitelist entry matches its scheme and host exactly and its path as a prefix; `*.` stands for subdomains. */
function prefixMatches(prefix: string, url: string): boolean {
  const wanted = /^(https:\/\/)([^/]+)(\/.*)?$/.exec(prefix);
  const given = /^(https:\/\/)([^/?#]+)([^?#]*)/.exec(url);
  if (wanted === null || given === null) return false;
  const host = wanted[2] ?? '';
  const sameHost = host.startsWith('*.') ? (given[2] ?? '').endsWith(host.slice(1)) : host === given[2];
  return sameHost && (given[3] === '' ? '/' : (given[3] ?? '/')).startsWith(wanted[3] ?? '/');
}

function requestOf(url: string, options: JsonObject): FetchRequest {
  const verb = (
    textAt(options, 'method') ?? (options['payload'] === undefined ? 'get' : 'post')
  ).toLowerCase();
  if (!methods.includes(verb)) throw new GoogleError(`Invalid argument: method`);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(objectAt(options, 'headers'))) headers[name] = wording(value);
  const payload = options['payload'];
  const form = isJsonObject(payload);
  headers['Content-Type'] =
    textAt(options, 'contentType') ?? headers['Content-Type'] ?? 'application/x-www-form-urlencoded';
  const sent = form
    ? Object.entries(payload)
        .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(wording(value))}`)
        .join('&')
    : payload;
  const request = { url, method: verb, headers };
  return sent === undefined || sent === null ? request : { ...request, payload: wording(sent) };
}

const responseType = new ServiceType<FetchAnswer>('UrlFetchApp', 'HTTPResponse', {
  getResponseCode: method([], ({ code }) => code),
  getContentText: method([], ({ text }) => text),
});

const MOST_REDIRECTS = 20;

/**
 * The answer to a request, or to the address that it is redirected to. Each address is held against the whitelist:
 * Google does not say if redirects are, and this is the harder case.
 */
function followed(execution: Execution, request: FetchRequest, follow: boolean): FetchAnswer {
  let { url } = request;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    checkUrl(execution, url);
    const answer = execution.fetch({ ...request, url });
    const { code, location } = answer;
    if (!follow || code < 300 || code >= 400 || location === undefined) return answer;
    url = location;
  }
  throw new GoogleError(`Too many redirects: ${request.url}`);
}

function fetch(execution: Execution, url: string, options: JsonObject = {}): ServiceObject {
  const answer = followed(execution, requestOf(url, options), options['followRedirects'] !== false);
  if (answer.code >= 400 && !flagAt(options, 'muteHttpExceptions')) {
    const host = /^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? url;
    throw new GoogleError(
      `Request failed for ${host} returned code ${answer.code}. Truncated server response: ${answer.text.slice(0, 200)} (use muteHttpExceptions option to examine full response)`,
    );
  }
  return responseType.make(answer, answer.text);
}

/** The global `UrlFetchApp`. */
export const urlFetchApp = new ServiceType<Execution>('UrlFetchApp', 'UrlFetchApp', {
  fetch: method([strictText, optional(resource)], fetch),
});
