import type { PushContent } from '../../webPush/index.ts';
import { type MailLanguage, type MailLine, subjectOf } from './mail.ts';

/** Lines that a push lists: systems show few. */
const mostLines = 5;

/** Returns the push on why a watch fired: the values of one firing, or the names of several. */
export function pushOfLines(lines: readonly MailLine[], language: MailLanguage): PushContent {
  const [first] = lines;
  // The last line of an email's text is the link, which the push carries itself.
  const text = lines.length === 1 && first ? first.text.slice(0, -1) : namesOf(lines);
  return { title: subjectOf(lines, language), text: text.join('\n') };
}

/** Returns the push of a digest: the number of changes, and the first of them. */
export function pushOfDigest(lines: readonly MailLine[], language: MailLanguage): PushContent {
  const changes = lines.length === 1 ? '1 change' : `${lines.length} changes`;
  const title = language === 'zh' ? `每日提醒：${lines.length} 条变化` : `Your watches: ${changes}`;
  return { title, text: namesOf(lines).join('\n') };
}

function namesOf(lines: readonly MailLine[]): string[] {
  return lines.slice(0, mostLines).map(({ subject }) => subject);
}
