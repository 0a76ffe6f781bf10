/** Names of the cookies that tell the server which page to render; none identifies the reader. */
export interface CookieNames {
  /** The language that was chosen. */
  readonly language: string;
  /** Marks that a user is logged in here, whose pages only this browser can render. */
  readonly member: string;
}

const yearMs = 31_536_000_000;

async function setCookie(name: string, value: string | null): Promise<void> {
  try {
    if (value === null) await cookieStore.delete(name);
    else await cookieStore.set({ name, value, sameSite: 'lax', expires: Date.now() + yearMs });
  } catch {
    // Without cookies the server draws for a visitor in the browser's language, and the browser renders again.
  }
}

export interface SiteCookies {
  /** Remembers the language for the next first page. */
  readonly language: (language: string) => Promise<void>;
  /** Remembers whether the next first page is a visitor's. */
  readonly member: (loggedIn: boolean) => Promise<void>;
}

export function createSiteCookies(names: CookieNames): SiteCookies {
  return {
    language: (language) => setCookie(names.language, language),
    member: (loggedIn) => setCookie(names.member, loggedIn ? '1' : null),
  };
}
