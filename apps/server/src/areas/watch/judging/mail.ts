import type { NewMessage } from '../../../services/outbox/outbox.ts';

export type MailLanguage = 'zh' | 'en';

/** One firing as an email lists it. */
export interface MailLine {
  /** Of an email with this line first. */
  readonly subject: string;
  /** Its lines, the last one a link to the proof. */
  readonly text: readonly string[];
}

interface MailParts {
  readonly to: string;
  readonly language: MailLanguage;
  /** At least one. */
  readonly lines: readonly MailLine[];
  readonly publicUrl: string;
}

/** An email lists so many firings; the page of the watch has all. */
const mostLines = 30;

/** Returns the email on why watches fired. */
export function watchMail({ to, language, lines, publicUrl }: MailParts): NewMessage {
  const zh = language === 'zh';
  const unlisted = lines.length - mostLines;
  return {
    to,
    kind: 'email',
    purpose: 'WATCH_FIRED',
    subject: subjectOf(lines, language),
    text: [
      zh ? '您设置的提醒有变化：' : 'Your watches report:',
      ...lines.slice(0, mostLines).flatMap(({ text }) => ['', ...text]),
      ...(unlisted > 0
        ? ['', zh ? `另有 ${unlisted} 条，请在网站查看。` : `And ${unlisted} more on the site.`]
        : []),
      '',
      zh
        ? '时间均为港口当地时间：开船和截止时间按起运港，到港和卸船按目的港。'
        : 'Times are local at the port: departures and cut-offs at the port of loading, arrivals at the port of discharge.',
      zh
        ? `暂停、修改或删除提醒：${publicUrl}/watches`
        : `Pause, change or delete your watches: ${publicUrl}/watches`,
    ].join('\n'),
    language,
  };
}

/** The subject of a report: its first line, and how many lines it has. */
export function subjectOf(lines: readonly MailLine[], language: MailLanguage): string {
  const rest = lines.length - 1;
  const more = language === 'zh' ? ` 等 ${lines.length} 条` : ` and ${rest} more`;
  return `${lines[0]?.subject ?? ''}${rest > 0 ? more : ''}`;
}

export function localTime(at: string, timeZone: string, language: MailLanguage): string {
  return formatterOf(timeZone, language).format(new Date(at));
}

/** Creating a formatter takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string, language: MailLanguage): Intl.DateTimeFormat {
  const key = `${timeZone} ${language}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
      timeZone,
      month: language === 'zh' ? '2-digit' : 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(key, formatter);
  return formatter;
}
