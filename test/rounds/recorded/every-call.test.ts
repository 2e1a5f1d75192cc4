// Compares the replies to every call, in several states of a book, with their recordings.
import { compareEvenings } from './compared';
import { EVERY_CALL } from './every-call';

compareEvenings(
  EVERY_CALL,
  ['open', 'live', 'over', 'season-drafted', 'season-over', 'between', 'ended', 'as-co-host'].map(
    (state) => `calls-${state}`,
  ),
);
