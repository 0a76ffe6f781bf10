/** Calls of the contract that no area answers yet, by path; they answer HTTP 404 `callUnknown`. */
export const notYetAnswered: readonly string[] = [];
