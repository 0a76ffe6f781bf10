const coarse = '(pointer: coarse)';
const always = '(min-width: 0)';

/**
 * Applies the styles for a finger as the main pointer, and returns a function that takes them back. The browser's own
 * emulation cannot: after it Chromium has no pointer at all, and later stories of the page would look different.
 */
export function applyFingerStyles(): () => void {
  const changed = [...document.styleSheets].flatMap((sheet) =>
    mediaRulesOf(sheet.cssRules).map((rule) => [rule, rule.media.mediaText] as const),
  );
  for (const [{ media }, query] of changed) media.mediaText = query.replaceAll(coarse, always);
  return () => {
    for (const [{ media }, query] of changed) media.mediaText = query;
  };
}

function mediaRulesOf(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return rule.media.mediaText.includes(coarse) ? [rule] : [];
    return rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : [];
  });
}
