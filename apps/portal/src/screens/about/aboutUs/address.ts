/** The pages about us, in the order of their contents. */
export const aboutTypes = ['about', 'contact', 'business', 'join', 'data'] as const;
export type AboutType = (typeof aboutTypes)[number];

export const aboutPath = '/aboutUs';

/** Address of a page about us; who we are unless given. */
export function aboutAddress({ type }: { type: AboutType }): string {
  return type === 'about' ? aboutPath : `${aboutPath}?type=${type}`;
}

export function readAbout(params: URLSearchParams): AboutType {
  return aboutTypes.find((type) => type === params.get('type')) ?? 'about';
}
