/** Presses of visitors, stored in the tab until their login. A login by the social app leaves the page in between. */
export interface StoredPresses {
  readonly store: (name: string, variables: unknown) => void;
  /** The variables of the press, once. */
  readonly take: (name: string) => { readonly variables: unknown } | null;
}

/** Another reader who logs in at this tab clears its storage first, so a press runs for its own reader only. */
export function storedPresses(site: string, storage: () => Storage): StoredPresses {
  const keyOf = (name: string) => `${site}.afterLogin.${name}`;
  return {
    store(name, variables) {
      try {
        storage().setItem(keyOf(name), JSON.stringify({ variables }));
      } catch {
        // Without storage the reader presses again after the login.
      }
    },
    take(name) {
      try {
        const text = storage().getItem(keyOf(name));
        storage().removeItem(keyOf(name));
        return text === null ? null : (JSON.parse(text) as { readonly variables: unknown });
      } catch {
        return null;
      }
    },
  };
}
