import type { Messages } from '@fairway/ui';
import { zh } from '@fairway/ui/messages/zh';
import { useInsertionEffect } from 'react';

const dictionaries = import.meta.glob<Record<string, Messages>>('../packages/ui/src/messages/??.ts', {
  eager: true,
});

/** The built-in texts by the toolbar's names of languages. */
export const messages: Readonly<Record<string, Messages>> = Object.assign({}, ...Object.values(dictionaries));

/** Puts language, brand, scheme and density on the root element, as on a real page, so that the top layer has them too. */
export function useRoot({ locale, scheme, density, brand }: Readonly<Record<string, string>>): void {
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.lang = (messages[locale ?? ''] ?? zh).lang;
    Object.assign(root.dataset, { brand, scheme, density });
  }, [locale, scheme, density, brand]);
}
