// The service ScriptApp: triggers and authorization.
import { GoogleError } from './errors';
import type { Execution } from './execution';
import { formKind } from './form-app';
import {
  anything,
  date,
  enumeration,
  integer,
  kind,
  method,
  optional,
  overloaded,
  ServiceObject,
  signature,
  strictText,
  text,
  texts,
  type Method,
} from './interface';
import { spreadsheetKind } from './spreadsheet-app';
import {
  addTrigger,
  allTriggers,
  removeTrigger,
  triggerEvents,
  type Trigger,
  type TriggerEvent,
  type TriggerSource,
} from './triggers';

/** ScriptApp.AuthMode, which events carry too. */
export const authModes = enumeration('AuthMode', ['NONE', 'CUSTOM_FUNCTION', 'LIMITED', 'FULL'] as const);
const authorizationStatus = enumeration('AuthorizationStatus', ['REQUIRED', 'NOT_REQUIRED'] as const);
const eventTypes = enumeration('EventType', triggerEvents);
const sources = enumeration('TriggerSource', [
  'SPREADSHEETS',
  'CLOCK',
  'FORMS',
  'DOCUMENTS',
  'CALENDAR',
] as const);
const weekDays = enumeration('WeekDay', [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const);

const triggerKind = kind<Trigger>('Trigger');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function triggerObject(trigger: Trigger): ServiceObject {
  return triggerKind.make(trigger, {
    getUniqueId: method([], () => trigger.id),
    getHandlerFunction: method([], () => trigger.handler),
    getEventType: method([], () => eventTypes.constant(trigger.event)),
    getTriggerSource: method([], () => sources.constant(trigger.source)),
    getTriggerSourceId: method([], () => trigger.sourceId),
  });
}

function create(
  execution: Execution,
  isAddOn: boolean,
  given: { handler: string; event: TriggerEvent; source: TriggerSource; sourceId: string | null },
  clock: { everyMs: number | null; next: number | null },
): ServiceObject {
  const { user, bookId } = execution;
  return triggerObject(addTrigger(execution.cloud, { ...given, ...clock, user, bookId }, isAddOn));
}

function clockBuilder(execution: Execution, isAddOn: boolean, handler: string): ServiceObject {
  let everyMs: number | null = null;
  let first: number | null = null;
  const now = (): number => execution.clock.now();
  const every = (unit: number): Method =>
    method([integer], (count) => {
      if (count < 1) throw new GoogleError(`Invalid argument: ${count}. Should be at least 1.`);
      everyMs = count * unit;
      return self;
    });
  const self: ServiceObject = new ServiceObject('ClockTriggerBuilder', {
    everyMinutes: method([integer], (count) => {
      if (![1, 5, 10, 15, 30].includes(count)) {
        throw new GoogleError(
          `The value you passed to everyMinutes was invalid. It must be one of 1, 5, 10, 15 or 30.`,
        );
      }
      everyMs = count * 60_000;
      return self;
    }),
    everyHours: every(HOUR),
    everyDays: every(DAY),
    everyWeeks: every(7 * DAY),
    after: method([integer], (ms) => {
      first = now() + ms;
      return self;
    }),
    at: method([date], (when) => {
      first = when.getTime();
      return self;
    }),
    atHour: method([integer], () => self),
    nearMinute: method([integer], () => self),
    onWeekDay: method([weekDays], () => {
      everyMs = 7 * DAY;
      return self;
    }),
    inTimezone: method([text], () => self),
    create: method([], () => {
      if (everyMs === null && first === null) throw new GoogleError('The trigger has no time to run at.');
      const next = first ?? now() + (everyMs ?? 0);
      return create(
        execution,
        isAddOn,
        { handler, event: 'CLOCK', source: 'CLOCK', sourceId: null },
        { everyMs, next },
      );
    }),
  });
  return self;
}

function documentBuilder(
  execution: Execution,
  isAddOn: boolean,
  handler: string,
  source: 'SPREADSHEETS' | 'FORMS',
  sourceId: string,
): ServiceObject {
  let event: TriggerEvent | undefined;
  const on = (chosen: TriggerEvent): Method =>
    method([], () => {
      event = chosen;
      return self;
    });
  const name = source === 'SPREADSHEETS' ? 'SpreadsheetTriggerBuilder' : 'FormTriggerBuilder';
  const self: ServiceObject = new ServiceObject(name, {
    onFormSubmit: on('ON_FORM_SUBMIT'),
    onOpen: on('ON_OPEN'),
    ...(source === 'SPREADSHEETS' ? { onEdit: on('ON_EDIT'), onChange: on('ON_CHANGE') } : {}),
    create: method([], () => {
      if (event === undefined) throw new GoogleError('The trigger has no event to run on.');
      return create(execution, isAddOn, { handler, event, source, sourceId }, { everyMs: null, next: null });
    }),
  });
  return self;
}

/** The global `ScriptApp`. */
export function scriptApp(execution: Execution, isAddOn: boolean): ServiceObject {
  const builder = (handler: string): ServiceObject => {
    const document = (source: 'SPREADSHEETS' | 'FORMS', id: string): ServiceObject =>
      documentBuilder(execution, isAddOn, handler, source, id);
    return new ServiceObject('TriggerBuilder', {
      timeBased: method([], () => clockBuilder(execution, isAddOn, handler)),
      forSpreadsheet: overloaded(
        signature([spreadsheetKind], (id) => document('SPREADSHEETS', id)),
        signature([strictText], (id) => document('SPREADSHEETS', id)),
      ),
      forForm: overloaded(
        signature([formKind], (id) => document('FORMS', id)),
        signature([strictText], (id) => document('FORMS', id)),
      ),
    });
  };
  const mine = (): ServiceObject[] =>
    allTriggers(execution.cloud)
      .filter((trigger) => trigger.user === execution.user)
      .map(triggerObject);
  return new ServiceObject('ScriptApp', {
    AuthMode: authModes.object,
    AuthorizationStatus: authorizationStatus.object,
    EventType: eventTypes.object,
    TriggerSource: sources.object,
    WeekDay: weekDays.object,
    newTrigger: method([text], builder),
    getProjectTriggers: method([], mine),
    getUserTriggers: method([spreadsheetKind], (id) =>
      allTriggers(execution.cloud)
        .filter((trigger) => trigger.user === execution.user && trigger.sourceId === id)
        .map(triggerObject),
    ),
    deleteTrigger: method([triggerKind], (trigger) => removeTrigger(execution.cloud, trigger.id)),
    getAuthorizationInfo: method([authModes, optional(texts)], (mode) => {
      const required = execution.authMode === 'NONE' && mode !== 'NONE';
      return new ServiceObject('AuthorizationInfo', {
        getAuthorizationStatus: method([], () =>
          authorizationStatus.constant(required ? 'REQUIRED' : 'NOT_REQUIRED'),
        ),
        getAuthorizationUrl: method([], () =>
          required ? 'https://accounts.google.com/o/oauth2/auth' : null,
        ),
        getAuthorizedScopes: method([], () => [...(execution.manifest.oauthScopes ?? [])]),
      });
    }),
    getScriptId: method([], () => 'local-script'),
    getOAuthToken: method([], () => 'no-token-on-this-machine'),
    requireScopes: method([authModes, anything], () => undefined),
    requireAllScopes: method([authModes], () => undefined),
  });
}
