import { globalLayer } from '@vanilla-extract/css';

/** Declared once and first, so that the order of imports never decides which rule wins. */
export const reset = globalLayer('fairway-reset');
export const base = globalLayer('fairway-base');
export const components = globalLayer('fairway-components');
export const overrides = globalLayer('fairway-overrides');
