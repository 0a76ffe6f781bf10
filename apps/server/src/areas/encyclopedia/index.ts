import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';

/** What carriers, ports, ships, laws and the Harmonized System share: their tables, and who may read them. */
export const encyclopedia = defineArea({
  name: 'encyclopedia',
  migrations,
});
