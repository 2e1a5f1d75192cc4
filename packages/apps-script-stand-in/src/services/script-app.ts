// The service ScriptApp: triggers and authorization.
import { GoogleError } from '../errors';
import { grantedScopes, OWN_PROJECT, accessToken, type Execution } from '../execution';
import {
  chained,
  date,
  enumeration,
  integer,
  method,
  oneOf,
  optional,
  ServiceType,
  strictText,
  text,
  texts,
  type ServiceObject,
} from '../service-types';
import { addTrigger, allTriggers, removeTrigger, type Trigger } from '../triggers';
import { spreadsheetType, type BookRef } from './spreadsheet-app';

/** ScriptApp.AuthMode. Trigger events contain these constants too. */
export const authModes = enumeration('ScriptApp', 'AuthMode', [
  'NONE',
  'CUSTOM_FUNCTION',
  'LIMITED',
  'FULL',
] as const);

const triggerType = new ServiceType<Trigger>('ScriptApp', 'Trigger', {
  getUniqueId: method([], ({ id }) => id),
  getHandlerFunction: method([], ({ handler }) => handler),
  getTriggerSourceId: method([], ({ sourceId }) => sourceId),
  isDisabled: method([], ({ disabled }) => disabled === true),
});

/** A trigger that a script is building. */
interface TriggerDraft {
  readonly execution: Execution;
  readonly handler: string;
}

interface ClockTriggerDraft extends TriggerDraft {
  everyMs?: number;
  /** When a trigger that runs once will run. */
  at?: number;
}

interface DocumentTriggerDraft extends TriggerDraft {
  readonly sourceId: string;
  event?: 'ON_FORM_SUBMIT';
}

function createTrigger(
  { execution, handler }: TriggerDraft,
  what: Omit<Trigger, 'id' | 'handler' | 'user' | 'bookId' | 'project'>,
): ServiceObject {
  const { cloud, user, bookId, isAddOn, project } = execution;
  const own = project === OWN_PROJECT ? {} : { project };
  return triggerType.make(addTrigger(cloud, { ...what, handler, user, bookId, ...own }, isAddOn));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ALLOWED_MINUTES = [1, 5, 10, 15, 30];

const clockBuilderType = new ServiceType<ClockTriggerDraft>('ScriptApp', 'ClockTriggerBuilder', {
  everyHours: chained([integer], (building, count) => {
    if (count < 1) throw new GoogleError(`Invalid argument: ${count}. Should be at least 1.`);
    building.everyMs = count * HOUR;
  }),
  everyMinutes: chained([integer], (building, count) => {
    if (!ALLOWED_MINUTES.includes(count))
      throw new GoogleError(
        'The value you passed to everyMinutes was invalid. It must be one of 1, 5, 10, 15 or 30.',
      );
    building.everyMs = count * MINUTE;
  }),
  at: chained([date], (building, instant) => (building.at = instant.getTime())),
  create: method([], (building) => {
    const { everyMs, at, execution } = building;
    if (at !== undefined && execution.conditions.refusesTimes)
      throw new GoogleError('This script cannot have triggers at a set time.');
    if (execution.isAddOn && everyMs !== undefined && everyMs < HOUR)
      throw new GoogleError('The recurrence interval for an Add-on trigger must be at least one hour.');
    const next = at ?? (everyMs === undefined ? undefined : execution.clock.now() + everyMs);
    if (next === undefined) throw new GoogleError('The trigger has no time to run at.');
    const runs = execution.isTriggered && !execution.conditions.runsTriggersOfTriggers ? null : next;
    return createTrigger(building, { event: 'CLOCK', sourceId: null, everyMs: everyMs ?? null, next: runs });
  }),
});

const spreadsheetBuilderType = new ServiceType<DocumentTriggerDraft>(
  'ScriptApp',
  'SpreadsheetTriggerBuilder',
  {
    onFormSubmit: chained([], (building) => (building.event = 'ON_FORM_SUBMIT')),
    create: method([], (building) => {
      const { event, sourceId } = building;
      if (event === undefined) throw new GoogleError('The trigger has no event to run on.');
      return createTrigger(building, { event, sourceId, everyMs: null, next: null });
    }),
  },
);

const triggerBuilderType = new ServiceType<TriggerDraft>('ScriptApp', 'TriggerBuilder', {
  timeBased: method([], (building) => clockBuilderType.make({ ...building })),
  forSpreadsheet: method([oneOf<BookRef | string>(spreadsheetType, strictText)], (building, book) => {
    const sourceId = typeof book === 'string' ? book : book.bookId;
    return spreadsheetBuilderType.make({ ...building, sourceId });
  }),
});

interface Authorization {
  readonly required: boolean;
  readonly scopes: readonly string[];
}

const authorizationType = new ServiceType<Authorization>('ScriptApp', 'AuthorizationInfo', {
  getAuthorizationUrl: method([], ({ required }) =>
    required ? 'https://accounts.google.com/o/oauth2/auth' : null,
  ),
  getAuthorizedScopes: method([], ({ scopes }) => scopes),
});

export const scriptApp = new ServiceType<Execution>('ScriptApp', 'ScriptApp', {
  AuthMode: authModes.part,
  newTrigger: method([text], (execution, handler) => triggerBuilderType.make({ execution, handler })),
  getProjectTriggers: method([], ({ cloud, user, project }) =>
    allTriggers(cloud)
      .filter((trigger) => trigger.user === user && (trigger.project ?? OWN_PROJECT) === project)
      .map((trigger) => triggerType.make(trigger)),
  ),
  getOAuthToken: method([], accessToken),
  deleteTrigger: method([triggerType], ({ cloud }, { id }) => removeTrigger(cloud, id)),
  getAuthorizationInfo: method([authModes, optional(texts)], (execution, mode, asked) => {
    const { authMode, manifest } = execution;
    const wanted = asked ?? manifest.oauthScopes ?? [];
    if (wanted.some((scope) => manifest.oauthScopes?.includes(scope) === false)) {
      throw new GoogleError('Invalid argument: oAuthScopes');
    }
    const granted = grantedScopes(execution) ?? wanted;
    const scopes = authMode === 'NONE' ? [] : wanted.filter((scope) => granted.includes(scope));
    return authorizationType.make({ required: mode !== 'NONE' && scopes.length < wanted.length, scopes });
  }),
});
