export { density, vars } from './contract.css.ts';
export { chosenFrame, chosenLine } from './forced.ts';
export { offPaper } from './paper.ts';
export { breakpoint, media, motion, space, stack, text, weight } from './scale.ts';
export { layout, layoutWithin, part, parts, within } from './style.ts';
export { unseen } from './unseen.ts';
