/** The parts of a browser that notifications need, for stories. */
export interface BrowserParts {
  readonly isSupported?: boolean;
  /** As Safari on iOS has it: whether the site was opened from the home screen. */
  readonly standalone?: boolean;
  readonly permission?: NotificationPermission;
  /** The answer of the user. */
  readonly asked?: NotificationPermission;
  /** The previous state of the browser. */
  readonly subscription?: object;
  readonly subscribe?: () => Promise<object>;
}

/** Replaces these parts; returns how to put the real ones back. */
export function mockBrowser({
  isSupported = true,
  standalone,
  permission = 'default',
  asked = 'default',
  subscription,
  subscribe,
}: BrowserParts): () => void {
  let granted = permission;
  const pushManager = { getSubscription: async () => subscription ?? null, subscribe };
  const registration = { pushManager };
  const { serviceWorker } = navigator;
  const undos = [
    replace(Notification, 'permission', { get: () => granted }),
    replace(Notification, 'requestPermission', {
      value: async () => {
        granted = asked;
        return asked;
      },
    }),
    replace(serviceWorker, 'getRegistration', { value: async () => registration }),
    replace(serviceWorker, 'register', { value: async () => registration }),
    replace(serviceWorker, 'ready', { get: async () => registration }),
    ...(standalone === undefined ? [] : [replace(navigator, 'standalone', { value: standalone })]),
    ...(isSupported ? [] : [replace(window, 'PushManager', null)]),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}

/** Replaces a property of an object, or deletes it; returns how to put it back. */
function replace(object: object, name: string, property: PropertyDescriptor | null): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name);
  Reflect.deleteProperty(object, name);
  if (property) Object.defineProperty(object, name, { ...property, configurable: true });
  return () => {
    Reflect.deleteProperty(object, name);
    if (before) Object.defineProperty(object, name, before);
  };
}
