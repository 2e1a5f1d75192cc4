// All host calls by name. Each is a top-level function in Google's script. The types of the sidebar's client and the input
// checks are derived from this list.
import type { AnyCall, WithSession } from '../commit/call';
import type { Opening, Reply } from '../reply/reply';
import { ACCOUNT_CALLS } from './account/calls';
import { CORRECTION_CALLS } from './corrections/calls';
import { DESK_CALLS } from './desk/calls';
import type { DeskView } from './desk/views';
import { FILE_CALLS } from './files/calls';
import { HISTORY_CALLS } from './history/calls';
import { HOST_PART_CALLS } from './host-part/calls';
import { LIVE_CALLS } from './live/calls';
import { MESSAGE_CALLS } from './messages/calls';
import { PEOPLE_CALLS } from './people/calls';
import { PRACTICE_CALLS } from './practice/calls';
import { SEASON_CALLS } from './season/calls';
import { SET_UP_CALLS } from './set-up/create-and-deliver';
import { STAGE_CALLS } from './stage/calls';

export const HOST_CALLS = {
  ...DESK_CALLS,
  ...SET_UP_CALLS,
  ...STAGE_CALLS,
  ...HOST_PART_CALLS,
  ...CORRECTION_CALLS,
  ...MESSAGE_CALLS,
  ...PEOPLE_CALLS,
  ...LIVE_CALLS,
  ...HISTORY_CALLS,
  ...FILE_CALLS,
  ...SEASON_CALLS,
  ...PRACTICE_CALLS,
  ...ACCOUNT_CALLS,
} satisfies Readonly<Record<string, AnyCall>>;

type Calls = typeof HOST_CALLS;

export type HostCall = keyof Calls;

/** Calls that are refused if the window doesn't show the open stage. */
export type StageCall = { [K in HostCall]: Calls[K]['made'] extends 'stage' ? K : never }[HostCall];

type CallValue<C extends AnyCall> = Extract<ReturnType<C['run']>, { readonly ok: true }>['value'];

/** What a window receives: the call's value, the desk (everything that the sidebar shows), or both. */
type CallAnswer<C extends AnyCall> = {
  readonly value: CallValue<C>;
  readonly desk: DeskView;
  readonly 'value-and-desk': Omit<CallValue<C>, keyof WithSession> & { readonly desk: DeskView };
}[C['answers']];

type CallInput<C extends AnyCall> = Parameters<C['run']>[1];

export type HostCallAnswer<K extends HostCall> = CallAnswer<Calls[K]>;

/** `at` identifies the open stage that the window shows. The call is refused if it was resolved or reopened since. */
type CallArguments<C extends AnyCall> =
  undefined extends CallInput<C>
    ? [input?: CallInput<C> | null, at?: Opening]
    : [input: CallInput<C>, at?: Opening];

export type DeskApi = {
  [K in HostCall]: (...given: CallArguments<Calls[K]>) => Reply<CallAnswer<Calls[K]>>;
};

export function isHostCall(name: string): name is HostCall {
  return Object.prototype.hasOwnProperty.call(HOST_CALLS, name);
}

export const HOST_CALL_NAMES: readonly HostCall[] = Object.keys(HOST_CALLS).filter(isHostCall);
