import { useEffect, useState } from 'react';
import { isApple } from '../../../provider/platform.ts';
import { hidden } from '../Field/Field.css.ts';

/**
 * Announces the active option where the screen reader does not: VoiceOver is silent about `aria-activedescendant` while
 * the focus stays in the box. In other browsers it would be announced twice.
 */
export function ActiveOption({ id }: { id: string | undefined }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!isApple()) return;
    setAnnouncement(id ? wordsOf(document.getElementById(id)) : '');
  }, [id]);
  return (
    <div aria-live="assertive" className={hidden}>
      {announcement}
    </div>
  );
}

/**
 * Returns the text of an option for screen readers: its parts separated, with the group name before the group's first
 * option.
 */
function wordsOf(option: HTMLElement | null): string {
  if (!option) return '';
  const walker = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '');
  const group = option.closest('[role="group"]');
  const isFirst = group?.querySelector('[role="option"]') === option;
  const head = isFirst
    ? document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent
    : '';
  return [head, ...words].filter(Boolean).join(' ');
}
