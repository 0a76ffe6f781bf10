import { defineArea } from '../area.ts';
import { healthPages } from './pages.ts';

export const health = defineArea({
  name: 'health',
  atWork: ({ ready }) => ({ pages: [healthPages(ready)] }),
});
