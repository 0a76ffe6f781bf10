/** Cookies that tell the server which page to draw; neither names anybody. */
export const hints = {
  /** The language that was chosen. */
  language: 'lang',
  /** That somebody is logged in here, whose pages only this browser can draw. */
  member: 'member',
} as const;

const yearMs = 31_536_000_000;

async function hint(name: string, value: string | null): Promise<void> {
  try {
    if (value === null) await cookieStore.delete(name);
    else await cookieStore.set({ name, value, sameSite: 'lax', expires: Date.now() + yearMs });
  } catch {
    // Where cookies cannot be set the server draws for a visitor in the browser's language, and the browser anew.
  }
}

/** Remembers the language for the next first page. */
export function hintLanguage(language: string): Promise<void> {
  return hint(hints.language, language);
}

/** Remembers whether the next first page is a visitor's. */
export function hintMember(loggedIn: boolean): Promise<void> {
  return hint(hints.member, loggedIn ? '1' : null);
}
