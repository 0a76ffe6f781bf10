/**
 * The values of the Controls panel, for a story that sets some properties itself: without those, and without empty
 * ones, so that the story's own texts apply until the user types others.
 */
export function withoutProps<Args extends object, Key extends keyof Args>(
  args: Args,
  ...made: readonly Key[]
): Partial<Omit<Args, Key>> {
  const entries = Object.entries(args).filter(
    ([name, value]) => value !== undefined && value !== '' && !made.some((each) => each === name),
  );
  return Object.fromEntries(entries) as Partial<Omit<Args, Key>>;
}
