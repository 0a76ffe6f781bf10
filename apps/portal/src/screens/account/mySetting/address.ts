/** Where the page stands. */
export function mySettingAddress(): string {
  return '/mySetting';
}
