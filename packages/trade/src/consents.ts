/**
 * The subjects of consent: the service agreement and the privacy policy at registration, the own ID number with its
 * pictures, a contact's ID that a company hands in, and sending a request to a named insurer.
 */
export const consentKinds = ['agreement', 'privacy', 'identity', 'contactIdentity', 'insurer'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The current version of each text. A changed text gets a new one, and users are asked again. */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  agreement: '2026-11',
  privacy: '2026-11',
  identity: '2026-11',
  contactIdentity: '2026-11',
  insurer: '2026-11',
};

/** A text that a user agreed to. */
export interface AgreedText {
  readonly kind: ConsentKind;
  readonly version: string;
}

/** The texts of these kinds as they read now. */
export function currentTexts(...kinds: readonly ConsentKind[]): AgreedText[] {
  return kinds.map((kind) => ({ kind, version: consentVersions[kind] }));
}

/** Kinds that are not agreed to in the version that holds now. */
export function lackingConsents(
  needed: readonly ConsentKind[],
  agreed: readonly AgreedText[],
): ConsentKind[] {
  return needed.filter(
    (kind) => !agreed.some((text) => text.kind === kind && text.version === consentVersions[kind]),
  );
}

/** Texts that an account needs: withdrawing one closes the account. */
export const registrationConsents = ['agreement', 'privacy'] as const satisfies readonly ConsentKind[];
