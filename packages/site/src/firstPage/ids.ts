/** Id of the block of data in the page; it is not a script and runs nothing. */
export const firstPageId = 'first-page';
/** Id of the template that keeps the page's scripts until it has been painted. */
export const scriptsId = 'scripts';
/** Event that signals that the page is interactive and presses need no longer be held. */
export const aliveEvent = 'fairway:alive';
/** Event that signals that the page listens to the key of the search. */
export const findKeyEvent = 'fairway:find-key';
/** Attribute that carries inline styles: the page's policy allows none in HTML, scripts may set them. */
export const carriedStyle = 'data-style';
