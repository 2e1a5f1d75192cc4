// The errors that stand-ins throw: Google's errors, and the end of an execution, which no script can catch. At the end of
// this file, the errors for callers of a script's functions.
import { objectAt, type JsonObject } from './json';

/** A refusal by a Google service. The script sees an error with this name and message. */
export class GoogleError extends Error {
  readonly details: JsonObject | undefined;

  constructor(message: string, name = 'Exception', details?: JsonObject) {
    super(message);
    this.name = name;
    this.details = details;
  }
}

/** The name of this host's own errors, and of errors for missing members. Google's services use another name. */
export const HOST_ERROR_NAME = 'TypeError';

/** Thrown for a part of Google's services that this host doesn't have. Google itself never throws this. */
export class NotProvided extends Error {
  constructor(name: string) {
    super(`${name} is not provided by the local host`);
    this.name = HOST_ERROR_NAME;
  }
}

/** A refusal by one of Google's REST APIs, before Apps Script or HTTP formats it for the caller. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: string;
  readonly reason: string;
  /** Google's ErrorInfo, if the refusal has one. */
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

  /** The `details` of the exception that an advanced service throws. */
  details(): JsonObject {
    const { errors, ...rest } = objectAt(this.body(), 'error');
    return { ...rest, errors: errors ?? [] };
  }

  /** The body of the REST API's response. */
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

/** The response body of the Sheets REST API, which has no list of errors. */
export function sheetsErrorBody({ code, message, status, errorInfo }: ApiError): JsonObject {
  return { error: { code, message, status, ...(errorInfo === undefined ? {} : { details: [errorInfo] }) } };
}

const apiReasons: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  429: 'rateLimitExceeded',
};

/** A 400 INVALID_ARGUMENT, the response to most invalid requests. */
export function invalidArgument(message: string): ApiError {
  return new ApiError(400, 'INVALID_ARGUMENT', message);
}

/** A 501 UNIMPLEMENTED for a call that this host doesn't support but Google does. */
export function unsupported(what: string): ApiError {
  return new ApiError(501, 'UNIMPLEMENTED', `${what} is not provided by the local host`);
}

/** Runs an API call, and formats its refusals as Apps Script's advanced services do. */
export function asAdvancedService<T>(name: string, call: () => T): T {
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

/** Why an execution ended without the script noticing. */
type EndReason = 'killed' | 'timeout';

/** The end of an execution. Thrown by the service call that ends the execution and by every later call. */
export class ExecutionEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string) {
    super(message);
    this.name = 'ExecutionEnded';
    this.reason = reason;
  }
}

/** An error that the script threw, as google.script.run passes it to the failure handler. */
export class ScriptError extends Error {
  /** The error's name in the script, such as TypeError or Exception. */
  readonly scriptName: string;
  readonly scriptMessage: string;
  readonly scriptStack: string;

  constructor(name: string, message: string, stack: string) {
    super(`${name}: ${message}`);
    this.name = 'ScriptError';
    this.scriptName = name;
    this.scriptMessage = message;
    this.scriptStack = stack;
  }
}

/** The execution ended without the script noticing, because a fault killed it or its time was up. */
export class ExecutionFailed extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string) {
    super(message);
    this.name = 'ExecutionFailed';
    this.reason = reason;
  }
}

/** The call didn't reach the script, because the window or page has been open for too long. */
export class CallExpired extends Error {
  constructor() {
    super('Connection failure due to HTTP 403');
    this.name = 'NetworkError';
  }
}

/** The error that the caller gets for the error that ended the execution. */
export function callError(error: unknown): Error {
  if (error instanceof ExecutionEnded) return new ExecutionFailed(error.reason, error.message);
  if (error instanceof GoogleError) return new ScriptError(error.name, error.message, error.stack ?? '');
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const name = 'name' in error ? String(error.name) : 'Error';
    const stack = 'stack' in error ? String(error.stack) : '';
    return new ScriptError(name, String(error.message), stack);
  }
  return new ScriptError('Error', String(error), '');
}
