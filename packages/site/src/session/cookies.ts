/** Names of the cookies that tell the server which page to draw; none names anybody. */
export interface HintNames {
  /** The language that was chosen. */
  readonly language: string;
  /** That somebody is logged in here, whose pages only this browser can draw. */
  readonly member: string;
}

const yearMs = 31_536_000_000;

async function hint(name: string, value: string | null): Promise<void> {
  try {
    if (value === null) await cookieStore.delete(name);
    else await cookieStore.set({ name, value, sameSite: 'lax', expires: Date.now() + yearMs });
  } catch {
    // Without cookies the server draws for a visitor in the browser's language, and the browser renders again.
  }
}

export interface Hints {
  /** Remembers the language for the next first page. */
  readonly language: (language: string) => Promise<void>;
  /** Remembers whether the next first page is a visitor's. */
  readonly member: (loggedIn: boolean) => Promise<void>;
}

export function createHints(names: HintNames): Hints {
  return {
    language: (language) => hint(names.language, language),
    member: (loggedIn) => hint(names.member, loggedIn ? '1' : null),
  };
}
