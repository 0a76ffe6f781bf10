export { chosenFrame, chosenLine } from './forced.ts';
export { offPaper } from './paper.ts';
export { layout, layoutWithin, part, parts, within } from './style.ts';
export * from './tokens.ts';
export { unseen } from './unseen.ts';
