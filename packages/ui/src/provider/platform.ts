/** Whether VoiceOver may be reading: it does not say the option that `aria-activedescendant` names. */
export const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Phones and tablets of Apple; an iPad calls itself a Mac, and has fingers. */
export const isAppleTouch = () =>
  /^iP/.test(navigator.platform) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
