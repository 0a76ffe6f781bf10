import { globalLayer } from '@vanilla-extract/css';

export const reset = globalLayer('fairway-reset');
export const base = globalLayer('fairway-base');
export const components = globalLayer('fairway-components');
