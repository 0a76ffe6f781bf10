import { globalLayer } from '@vanilla-extract/css';

export const reset = globalLayer('fairway-reset');
export const base = globalLayer('fairway-base');
export const components = globalLayer('fairway-components');
/** A site's styles of its pages: they override a component's. */
export const site = globalLayer('fairway-site');
