import '@fairway/ui/brands/fairway';
import * as ui from '@fairway/ui';

/** Keeps every component, so that the style is that of the whole kit. */
Object.assign(globalThis, { ui });
