import { media } from './scale.ts';

/** For the media queries of what nobody can use on paper. */
export const offPaper = { [media.paper]: { display: 'none' } } as const;
