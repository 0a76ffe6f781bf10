/** Whether VoiceOver may be in use: it does not announce the option of `aria-activedescendant`. */
export const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Phones and tablets of Apple; an iPad calls itself a Mac, and has fingers. */
export const isAppleTouch = () =>
  /^iP/.test(navigator.platform) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
