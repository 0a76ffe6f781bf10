const keys = {
  uuid: 'fairway.push.uuid',
  answered: 'fairway.push.answered',
  folded: 'fairway.float.folded',
} as const;
/** The maximum number of dismissed dialogs to remember; the server stores them all. */
const most = 50;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage it holds as long as the page.
  }
}

/** The anonymous id of this browser, once created; stored until the user logs out (specification, point 4). */
export const ownUuid = (): string | undefined => read(keys.uuid) ?? undefined;
export const keepUuid = (uuid: string): void => write(keys.uuid, uuid);

const answers = (): string[] => (read(keys.answered) ?? '').split(',').filter(Boolean);

/**
 * Reports whether a dialog was dismissed in this browser: it does not appear again, even if the server could not be
 * notified.
 */
export const isAnswered = (id: string): boolean => answers().includes(id);
export function keepAnswered(id: string): void {
  write(keys.answered, [id, ...answers().filter((each) => each !== id)].slice(0, most).join(','));
}

/** Whether the reader has folded the follow float, or unfolded it; null where they never touched it. */
export function keptFold(): boolean | null {
  const folded = read(keys.folded);
  return folded === null ? null : folded === 'yes';
}
export const keepFold = (folded: boolean): void => write(keys.folded, folded ? 'yes' : 'no');

/** Forgets the reader's data. The state of the float is not personal and stays. */
export function forgetPush(): void {
  write(keys.uuid, null);
  write(keys.answered, null);
}
