import { media } from './scale.ts';

/** For the media queries of elements without use on paper. */
export const offPaper = { [media.paper]: { display: 'none' } } as const;
