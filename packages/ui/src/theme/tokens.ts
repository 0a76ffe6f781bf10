export { density, touch, vars } from './contract.css.ts';
export { breakpoint, media, motion, space, stack, text, weight } from './scale.ts';
