import { afterAll, afterEach, beforeEach, type TestContext } from 'vitest';
import { checkTouch } from './checkTouch.ts';
import { looks } from './looks.ts';
import { compareWithPictures } from './pictures.ts';

// Stories stop the clock, and nothing restarts it after the last of a file. The next file would then count as loaded
// already, because its address contains the time, and would not be compared. So it is imported again for each file, and
// is small.
const { Date: clock } = globalThis;
afterAll(() => {
  globalThis.Date = clock;
});

// A component behaves the same in every language: its other stories would take a quarter of the time to show nothing new.
// Blocks are screens.
const isOfComponent = ({ file: { filepath } }: TestContext['task']) =>
  filepath.includes('/packages/') && !filepath.includes('/blocks/');
beforeEach(({ task, skip }) => {
  const { projectName, tasks } = task.file;
  if (isOfComponent(task) && projectName !== looks[0]?.name && tasks[0]?.id !== task.id) skip();
});

// The last hook runs first.
afterEach(async (context) => {
  if (isOfComponent(context.task)) await checkTouch(context);
});
afterEach(compareWithPictures);
