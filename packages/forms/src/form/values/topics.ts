/** Listeners by topic, so that a change of one field notifies only its own listeners. */
export interface Topics {
  subscribe(topic: string, listener: () => void): () => void;
  tell(topic: string): void;
}

export function createTopics(): Topics {
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe: (topic, listener) => {
      const here = listeners.get(topic) ?? new Set();
      listeners.set(topic, here.add(listener));
      return () => {
        here.delete(listener);
      };
    },
    tell: (topic) => {
      for (const listener of [...(listeners.get(topic) ?? [])]) listener();
    },
  };
}
