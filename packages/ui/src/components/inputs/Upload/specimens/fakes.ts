import type { UploadQueueOptions, UploadTask } from '../machine/createUploadQueue.ts';
import type { SendOptions, UploadedFile } from '../types.ts';

/** A send that waits for its result. */
export interface FakeSend extends SendOptions {
  readonly file: File;
  readonly answer: (file: UploadedFile) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Lets everything run that has been promised. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

export const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** A sender whose sends are resolved by the test, and the queue options without a clock or a network. */
export function createFakes() {
  const sends: FakeSend[] = [];
  const waits: number[] = [];
  const task: Omit<UploadTask, 'owner' | 'source'> = {
    inspect: async (file) => file.text(),
    prepare: async (file) => file,
    send: (file, options) =>
      new Promise((resolve, reject) => {
        sends.push({
          ...options,
          file,
          answer: (uploaded) => {
            resolve(uploaded);
            return settled();
          },
          fail: (error) => {
            reject(error);
            return settled();
          },
        });
      }),
  };
  const options: UploadQueueOptions = {
    wait: async (ms) => {
      waits.push(ms);
    },
    online: async () => {},
    now: () => 0,
  };
  /** The last send of a file by this name. */
  const sendOf = (name: string): FakeSend => {
    const upload = sends.findLast(({ file }) => file.name === name);
    if (!upload) throw new Error(`${name} was not sent`);
    return upload;
  };
  return { task, options, sends, sendOf, waits };
}
