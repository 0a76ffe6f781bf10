import { globalLayer } from '@vanilla-extract/css';

export const reset = globalLayer('fairway-reset');
export const base = globalLayer('fairway-base');
export const components = globalLayer('fairway-components');
/** What a site says of its own pages: it wins where it meets a component. */
export const site = globalLayer('fairway-site');
