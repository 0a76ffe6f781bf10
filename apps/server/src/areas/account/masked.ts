import { cutText } from '@fairway/trade';
import type { LoginName } from './names.ts';

/** `138****0000`: enough to recognise, not enough to use. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** `l***@example.com`: the first letter and the domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${firstCharacter(email)}***${email.slice(at)}`;
}

/** The default name of an account until its owner chooses one. */
export function maskedName(name: LoginName): string {
  if (name.kind === 'phone') return maskedPhone(name.value);
  return name.kind === 'email' ? maskedEmail(name.value) : name.value;
}

/** A letter beyond the basic plane takes two UTF-16 units. */
function firstCharacter(text: string): string {
  return cutText(text, 1) || cutText(text, 2);
}
