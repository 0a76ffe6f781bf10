/** The whole number of up to three digits that was typed; 0 for anything else. */
export function wholeNumber(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}
