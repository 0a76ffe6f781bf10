/** The press of a visitor, stored in the tab until their login. A login by the social app leaves the page in between. */
export interface StoredMutations {
  readonly store: (name: string, variables: unknown) => void;
  /** The variables of the newest press, once, if it is the one with this name. */
  readonly take: (name: string) => { readonly variables: unknown } | null;
}

/** Another reader who logs in at this tab clears its storage first, so a press runs for its own reader only. */
export function storedMutations(site: string, storage: () => Storage): StoredMutations {
  const key = `${site}.afterLogin`;
  return {
    store(name, variables) {
      try {
        storage().setItem(key, JSON.stringify({ name, variables }));
      } catch {
        // Without storage the reader presses again after the login.
      }
    },
    take(name) {
      try {
        const press = JSON.parse(storage().getItem(key) ?? 'null') as {
          name: string;
          variables: unknown;
        } | null;
        if (press?.name !== name) return null;
        storage().removeItem(key);
        return press;
      } catch {
        return null;
      }
    },
  };
}
