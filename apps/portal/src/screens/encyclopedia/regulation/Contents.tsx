import { AnchorNav } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { regulationAddress } from './address.ts';
import type { Chapter } from './chapters.ts';
import type { words } from './words.zh.ts';

interface ContentsProps {
  slug: string;
  keyword: string;
  of: readonly Chapter[];
}

/** Chapters of a law with their articles: next to the text if there is room, collapsed above it on a phone. */
export function Contents({ slug, keyword, of }: ContentsProps) {
  const { t } = useWords<typeof words>();
  const chapters = of.flatMap(({ heading, range }) => (heading === null ? [] : [{ heading, range }]));
  if (chapters.length < 2) return null;
  const label = t('regulation.contents');
  return (
    <AnchorNav
      label={label}
      foldedLabel={`${label} (${t('regulation.chapters', { count: chapters.length })})`}
      items={chapters.map(({ heading, range }) => ({
        id: heading.anchor,
        label: <span lang="zh">{heading.label}</span>,
        note: range && <span lang="zh">{range[0] === range[1] ? range[0] : range.join('–')}</span>,
        href: regulationAddress(slug, { keyword, anchor: heading.anchor }),
      }))}
    />
  );
}
