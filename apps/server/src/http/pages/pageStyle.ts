/** The common style of the server's own pages: light and dark, the page and its type, the ring of focus. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #16212e; --soft: #52606f; --page: #f3f5f8; --card: #fff; --line: #d5dce5; --accent: #0b5fa5; --bad: #b3261e; --good: #1c6b3a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8edf3; --soft: #a3b1c0; --page: #10171f; --card: #18222d; --line: #2c3946; --accent: #7fbef5; --bad: #ffb4ab; --good: #86d6a2; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** A page that a phone opens: one card, in type that is read at arm's length. */
export const phonePageStyle = `${pageStyle}
body { padding: 1.5rem 1rem; font-size: 17px; }
main { margin-inline: auto; border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; }
form { display: grid; gap: .75rem; }
button { min-block-size: 3rem; border-radius: .75rem; font: inherit; }
`;
