export { breakableEmail } from './components/data/DataTable/breakableEmail.tsx';
export { splitFieldProps } from './components/inputs/Field/splitField.ts';
export { useContains } from './hooks/useContains.ts';
export { useDrawnHere } from './hooks/useDrawnHere.ts';
export { useMedia } from './hooks/useMedia.ts';
export { useRootMark } from './hooks/useRootMark.ts';
export { useStable } from './hooks/useStable.ts';
export { joinClasses } from './provider/classes.ts';
