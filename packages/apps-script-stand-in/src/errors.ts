// The errors that stand-ins throw: Google's refusals, and the end of an execution that nothing may catch.
import { objectAt, type JsonObject } from './json';

/** A refusal by a Google service; the script sees it as an error of this name and message. */
export class GoogleError extends Error {
  readonly details: JsonObject | undefined;

  constructor(message: string, name = 'Exception', details?: JsonObject) {
    super(message);
    this.name = name;
    this.details = details;
  }
}

/** The answer to a name of Google's that this host does not have: the host's own, never Google's. */
export class NotProvided extends Error {
  constructor(name: string) {
    super(`${name} is not provided by the local host`);
    this.name = 'HostError';
  }
}

/** A refusal by one of Google's REST APIs, before Apps Script or HTTP words it for its caller. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: string;
  readonly reason: string;
  /** Google's ErrorInfo, of the refusals that have one. */
  readonly errorInfo: JsonObject | undefined;

  constructor(
    code: number,
    status: string,
    message: string,
    reason: string = apiReasons[code] ?? 'backendError',
    errorInfo?: string,
  ) {
    super(message);
    this.errorInfo =
      errorInfo === undefined
        ? undefined
        : {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: errorInfo,
            domain: 'googleapis.com',
          };
    this.reason = reason;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }

  /** The `details` of an exception of an advanced service. */
  details(): JsonObject {
    const { errors, ...rest } = objectAt(this.body(), 'error');
    return { ...rest, errors: errors ?? [] };
  }

  /** The body that Google's REST API answers with. */
  body(): JsonObject {
    return {
      error: {
        code: this.code,
        message: this.message,
        errors: [{ message: this.message, domain: 'global', reason: this.reason }],
        status: this.status,
        ...(this.errorInfo === undefined ? {} : { details: [this.errorInfo] }),
      },
    };
  }
}

/** The body of a refusal by the REST API of Sheets, which has no list of errors. */
export function sheetsBody({ code, message, status, errorInfo }: ApiError): JsonObject {
  return { error: { code, message, status, ...(errorInfo === undefined ? {} : { details: [errorInfo] }) } };
}

const apiReasons: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimitExceeded',
};

/** 400 INVALID_ARGUMENT, the answer to most bad requests. */
export function invalid(message: string): ApiError {
  return new ApiError(400, 'INVALID_ARGUMENT', message);
}

/** 501 UNIMPLEMENTED: this host's own answer to a call that Google would serve and this host does not. */
export function notDone(what: string): ApiError {
  return new ApiError(501, 'UNIMPLEMENTED', `${what} is not provided by the local host`);
}

/** Runs an API call whose refusals are worded as the advanced services of Apps Script word them. */
export function advanced<T>(name: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new GoogleError(
      `API call to ${name} failed with error: ${error.message}`,
      'GoogleJsonResponseException',
      error.details(),
    );
  }
}

/** The reasons for which an execution ends without its script having a say. */
export type EndReason = 'killed' | 'timeout';

/** The end of an execution: thrown at the service call that ends it and at every later one. */
export class ExecutionEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string) {
    super(message);
    this.name = 'ExecutionEnded';
    this.reason = reason;
  }
}
