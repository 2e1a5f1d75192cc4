// Compares evenings with corrections, deadlines, lost rows and seasons with their recordings.
import { compareEvenings } from './compared';
import { asides, callers, ledgers, rosters, windows, zones } from './account-evenings';
import { entered, reopened, settings, words } from './correction-evenings';
import { claims, clocks } from './deadline-evenings';
import { edited, older, olderSeason } from './disturbed-evenings';
import { files, proofs, texts } from './file-evenings';
import { copied, recomputed } from './formulas-evenings';
import { counts, drafts, imported, people } from './more-seasons';
import { floods, pages } from './page-evenings';
import { decided, sheets } from './sheet-evenings';

compareEvenings(
  {
    ...{ older, 'older-season': olderSeason, edited, reopened, entered, settings, words, claims },
    ...{ counts, people, drafts, imported, sheets, decided, recomputed, copied, pages, clocks, floods },
    ...{ texts, proofs, files, callers, windows, ledgers, zones, rosters, asides },
  },
  ['older-season', 'reopened', 'entered', 'words'],
);
