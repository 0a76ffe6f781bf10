import '@fairway/ui/brands/quay';
import { startSite } from '@fairway/site/browser';
import { createDesk } from './desk.ts';

await startSite(createDesk(), false);
