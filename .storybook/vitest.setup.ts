import { afterAll, afterEach } from 'vitest';
import { compareWithPictures } from './pictures.ts';

// Stories stop the clock, and nothing lets it run after the last of a file. The next file would find this one already
// loaded, as its address is made of the time, and be compared with nothing. So it is read and made anew for each file,
// and is small.
const { Date: clock } = globalThis;
afterAll(() => {
  globalThis.Date = clock;
});

afterEach(compareWithPictures);
