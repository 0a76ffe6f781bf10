/** Cookies of the portal, for the server that draws its first pages. */
export const cookies = { language: 'lang', member: 'member' } as const;
