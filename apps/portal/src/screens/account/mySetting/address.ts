/** Returns the address of the page. */
export function mySettingAddress(): string {
  return '/mySetting';
}
