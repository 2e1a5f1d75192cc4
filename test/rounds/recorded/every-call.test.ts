// What every call answers in each state of a book, compared with the recordings.
import { compareEvenings } from './compared';
import { EVERY_CALL } from './every-call';

compareEvenings(EVERY_CALL);
