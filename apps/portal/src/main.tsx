import '@fairway/ui/brands/fairway';
import { startSite } from '@fairway/site/browser';
import { hasDraft } from './features/search/memory.ts';
import { createPortal } from './portal.ts';

// A search that was begun and not sent is in this browser alone.
await startSite(createPortal(), hasDraft());
