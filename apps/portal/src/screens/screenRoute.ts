import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { sameApartFromLogin } from '../navigation/loginAddress.ts';

/** Screens load again when their address changes or after an action, not when the login dialog opens over them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod === undefined && currentUrl.href !== nextUrl.href && sameApartFromLogin(currentUrl, nextUrl))
    return false;
  return defaultShouldRevalidate;
}
