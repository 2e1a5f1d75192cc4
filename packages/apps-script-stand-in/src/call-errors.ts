// How a call of a script function can fail for its caller.
import { ExecutionEnded, GoogleError, type EndReason } from './errors';

/** An error that the script threw, as google.script.run hands it to the failure handler. */
export class ScriptError extends Error {
  /** The name of the error in the script: TypeError, Exception, … */
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

/** The execution was ended without the script noticing: a fault killed it, or its time was over. */
export class ExecutionFailed extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string) {
    super(message);
    this.name = 'ExecutionFailed';
    this.reason = reason;
  }
}

/** Makes the error that the caller gets, from whatever ended the execution. */
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
