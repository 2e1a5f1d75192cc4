// Matches of other designers that were hosted by hand before, retold: each decided by formulas alone now.
import { hostTemplate } from '../support/hosted-template';
import { templatesIn } from '../support/own-template';

test.each(templatesIn('test/google/hosted'))('%s', (page) => {
  hostTemplate(page);
});
