export { breakableEmail } from './components/data/DataTable/breakableEmail.tsx';
export { splitFieldProps } from './components/inputs/Field/splitField.ts';
export { joinClasses } from './provider/classes.ts';
export { useContains } from './provider/useContains.ts';
export { useDrawnHere } from './provider/useDrawnHere.ts';
export { useMedia } from './provider/useMedia.ts';
export { useRootMark } from './provider/useRootMark.ts';
export { useStable } from './provider/useStable.ts';
