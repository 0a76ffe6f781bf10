import { afterAll, afterEach } from 'vitest';
import { compareWithPictures } from './pictures.ts';

// Stories stop the clock, and nothing restarts it after the last of a file. The next file would then count as loaded
// already, because its address contains the time, and would not be compared. So it is imported again for each file, and
// is small.
const { Date: clock } = globalThis;
afterAll(() => {
  globalThis.Date = clock;
});

afterEach(compareWithPictures);
