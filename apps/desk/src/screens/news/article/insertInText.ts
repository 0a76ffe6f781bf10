import type { FormStore } from '@fairway/forms';

/** Puts a paragraph into a text, where the text was left; its focus stays there. */
export function insertInText(
  form: Pick<FormStore, 'value' | 'control' | 'set'>,
  field: 'bodyZh' | 'bodyEn',
  paragraph: string,
): void {
  const text = String(form.value(field));
  const area = form.control(field)?.element();
  const at = area instanceof HTMLTextAreaElement ? area.selectionStart : text.length;
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  form.set(field, [before, paragraph, after].filter(Boolean).join('\n\n'));
}

/** A name as the text of a link in Markdown. */
export function linkText(name: string): string {
  return name.replaceAll(/[[\]\\]/g, '');
}
