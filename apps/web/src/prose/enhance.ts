// All that a page of prose gets from scripts. Without it everything can still be read and reached.
import { unregisterServiceWorkers } from '../site/service-workers.ts';
import { openCitations } from './enhance/citations.ts';
import { followContents } from './enhance/contents.ts';
import { followScroll } from './enhance/scroll.ts';
import { openTabs } from './enhance/tabs.ts';
import { beginAtTop } from './enhance/top-on-load.ts';

beginAtTop(document);
openTabs(document);
followScroll(document);
followContents(document);
openCitations(document);
void unregisterServiceWorkers();
