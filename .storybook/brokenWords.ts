/** Width at which tables have the least room before they scroll in their own frame. */
export const tightScreen = { width: 1024, height: 800 };

/** Letters only, as in our own words and names; a text with digits or signs is data and may break. */
const word = /(?<=^|[\s(“‘"'])\p{Script=Latin}{3,30}(?=$|[\s)”’"'.,:;!?])/gu;

/** Text for screen readers is clipped to a box of one pixel; nothing that is seen is this narrow. */
const forReadersAlone = 4;

/** Words of a page that end in another line than they begin in. */
export function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = text;
    if (!nodeValue || !parent?.checkVisibility() || parent.closest('svg, textarea, pre, code')) continue;
    if (parent.getBoundingClientRect().width < forReadersAlone) continue;
    for (const { 0: letters, index } of nodeValue.matchAll(word)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + letters.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${letters} in “${parent.textContent?.trim().slice(0, 60)}”`);
    }
  }
  return broken;
}
