// The service UrlFetchApp. Requests to Google's own APIs are handled here. Other requests go to the host's handler, or are
// refused if there is none.
import { ExecutionEnded, GoogleError } from '../errors';
import type { Execution, FetchAnswer, FetchRequest } from '../execution';
import {
  list,
  method,
  oneOf,
  optional,
  resource,
  ServiceType,
  strictText,
  type ServiceObject,
} from '../service-types';
import { flagAt, isJsonObject, objectAt, textAt, asText, type JsonObject } from '../json';
import { failureResponse, toRestRequest, type RestRequest } from '../rest/google-apis';
import { getPublicPage } from '../rest/public-pages';

const httpMethods = ['get', 'post', 'put', 'patch', 'delete'];

const MAX_URL_CHARACTERS = 2048;
const MAX_BODY_BYTES = 50 * 1024 * 1024;

function checkUrl(execution: Execution, url: string): void {
  if (url.length > MAX_URL_CHARACTERS) throw new GoogleError('Limit Exceeded: URLFetch URL Length.');
  if (!/^https?:\/\/[^\s/]+/.test(url)) throw new GoogleError(`Invalid argument: ${url}`);
  const allowed = execution.manifest.urlFetchWhitelist;
  if (allowed === undefined) return;
  // A whitelist entry can only match an HTTPS address.
  if (!allowed.some((prefix) => prefixMatches(prefix, url))) {
    throw new GoogleError(`Access to URL ${url} is not on the project's urlFetchWhitelist.`);
  }
}

/** Whether a whitelist entry matches. Scheme and host must be equal (`*.` for subdomains), and the path must be a prefix. */
function prefixMatches(prefix: string, url: string): boolean {
  const wanted = /^(https:\/\/)([^/]+)(\/.*)?$/.exec(prefix);
  const given = /^(https:\/\/)([^/?#]+)([^?#]*)/.exec(url);
  if (wanted === null || given === null) return false;
  const host = wanted[2] ?? '';
  const sameHost = host.startsWith('*.') ? (given[2] ?? '').endsWith(host.slice(1)) : host === given[2];
  return sameHost && (given[3] === '' ? '/' : (given[3] ?? '/')).startsWith(wanted[3] ?? '/');
}

function buildRequest(url: string, options: JsonObject): FetchRequest {
  const verb = (
    textAt(options, 'method') ?? (options['payload'] === undefined ? 'get' : 'post')
  ).toLowerCase();
  if (!httpMethods.includes(verb)) throw new GoogleError(`Invalid argument: method`);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(objectAt(options, 'headers'))) headers[name] = asText(value);
  const payload = options['payload'];
  const form = isJsonObject(payload);
  headers['Content-Type'] =
    textAt(options, 'contentType') ?? headers['Content-Type'] ?? 'application/x-www-form-urlencoded';
  const sent = form
    ? Object.entries(payload)
        .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(asText(value))}`)
        .join('&')
    : payload;
  const request = { url, method: verb, headers };
  return sent === undefined || sent === null ? request : { ...request, payload: asText(sent) };
}

const responseType = new ServiceType<FetchAnswer>('UrlFetchApp', 'HTTPResponse', {
  getResponseCode: method([], ({ code }) => code),
  getContentText: method([], ({ text }) => text),
});

const MAX_REDIRECTS = 20;

/** Follows redirects. Each address must be whitelisted. Google doesn't document this, but it's the more difficult case. */
function followRedirects(execution: Execution, request: FetchRequest, follow: boolean): FetchAnswer {
  let { url } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    checkUrl(execution, url);
    const answer = getPublicPage(execution, url) ?? execution.fetch({ ...request, url });
    const { code, location } = answer;
    if (!follow || code < 300 || code >= 400 || location === undefined) return answer;
    url = location;
  }
  throw new GoogleError(`Too many redirects: ${request.url}`);
}

/** Counts requests toward the daily limit. If there are too many, all of them are refused. */
function countFetches({ conditions }: Execution, requests: number): void {
  if (conditions.fetchesLeft === null) return;
  if (conditions.fetchesLeft < requests) {
    throw new GoogleError('Service invoked too many times for one day: urlfetch.');
  }
  conditions.fetchesLeft -= requests;
}

/** A request that can be sent, and its options. */
interface PreparedRequest {
  readonly request: FetchRequest;
  readonly options: JsonObject;
  /** Present for a request to one of Google's REST APIs. */
  readonly rest: RestRequest | undefined;
}

function prepareRequest(execution: Execution, url: string, options: JsonObject): PreparedRequest {
  const request = buildRequest(url, options);
  checkUrl(execution, url);
  if (Buffer.byteLength(request.payload ?? '') > MAX_BODY_BYTES) {
    throw new GoogleError('Limit Exceeded: URLFetch POST Size.');
  }
  return { request, options, rest: toRestRequest(execution, request) };
}

function sendRequest(execution: Execution, { request, options, rest }: PreparedRequest): FetchAnswer {
  return rest?.send() ?? followRedirects(execution, request, options['followRedirects'] !== false);
}

/** Returns the response to the script, or throws Google's exception if the status is an error. */
function toScriptResponse(
  answer: FetchAnswer,
  { request: { url }, options }: PreparedRequest,
): ServiceObject {
  if (answer.code >= 400 && !flagAt(options, 'muteHttpExceptions')) {
    const host = /^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? url;
    throw new GoogleError(
      `Request failed for ${host} returned code ${answer.code}. Truncated server response: ${answer.text.slice(0, 200)} (use muteHttpExceptions option to examine full response)`,
    );
  }
  return responseType.make(answer, answer.text);
}

function fetchUrl(execution: Execution, url: string, options: JsonObject = {}): ServiceObject {
  const one = prepareRequest(execution, url, options);
  countFetches(execution, 1);
  return toScriptResponse(sendRequest(execution, one), one);
}

function splitRequest(one: JsonObject | string): readonly [url: string, options: JsonObject] {
  if (typeof one === 'string') return [one, {}];
  const url = textAt(one, 'url');
  if (url === undefined) throw new GoogleError('Attribute provided with no value: url');
  return [url, one];
}

/**
 * Sends requests in one batch. They run from last to first, since Google guarantees no order. If one request gets no
 * response, the script gets no responses at all, although the other requests were carried out.
 */
function fetchAll(
  execution: Execution,
  requests: readonly (JsonObject | string)[],
): readonly ServiceObject[] {
  const all = requests.map((one) => {
    const [url, options] = splitRequest(one);
    return prepareRequest(execution, url, options);
  });
  countFetches(execution, all.length);
  let failure: { readonly error: unknown } | undefined;
  const spoilt = new Set<string>();
  const answers = [...all].reverse().map((one): FetchAnswer => {
    try {
      // The name for counting the request and making it fail.
      const name = one.rest?.name ?? 'Request.other';
      const send = (): FetchAnswer => sendUnlessConflicting(execution, one, spoilt);
      return execution.faults.around(execution, name, send, { costMs: 0 });
    } catch (error) {
      if (error instanceof ExecutionEnded) throw error;
      const planted = failureResponse(error);
      if (planted !== undefined) return planted;
      failure ??= { error };
      return { code: 0, text: '' };
    }
  });
  if (failure !== undefined) throw failure.error;
  const inOrder = answers.reverse();
  return all.flatMap((one, index) => {
    const answer = inOrder[index];
    return answer === undefined ? [] : [toScriptResponse(answer, one)];
  });
}

/** If several requests change one file's permissions, only the first to run has an effect, but all report success. */
function sendUnlessConflicting(execution: Execution, one: PreparedRequest, spoilt: Set<string>): FetchAnswer {
  const file = one.rest?.changes;
  if (file === undefined) return sendRequest(execution, one);
  if (spoilt.has(file)) return { code: 200, text: '{}' };
  spoilt.add(file);
  return sendRequest(execution, one);
}

export const urlFetchApp = new ServiceType<Execution>('UrlFetchApp', 'UrlFetchApp', {
  fetch: method([strictText, optional(resource)], fetchUrl),
  fetchAll: method([list(oneOf<JsonObject | string>(strictText, resource))], fetchAll),
});
