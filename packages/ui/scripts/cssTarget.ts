/**
 * The browsers that style sheets are built for: the first versions with popovers and `:dir()`. For earlier ones a build
 * replaces `:dir(rtl)` by a list of languages, which ignores the attribute `dir` of a page.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox125', 'safari17.4'];
