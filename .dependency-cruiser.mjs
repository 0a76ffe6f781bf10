/** Import direction: portal → forms → ui; portal, server → gateway; server → forms/validators; ui and gateway know nobody. */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to: { path: to } });

export default {
  forbidden: [
    rule('ui-knows-nobody', '^packages/ui/', '^(packages/(forms|gateway)|apps)/', 'ui stands alone'),
    rule('gateway-knows-nobody', '^packages/gateway/', '^(packages/(forms|ui)|apps)/', 'gateway stands alone'),
    rule('forms-knows-ui', '^packages/forms/', '^(packages/gateway|apps)/', 'forms builds on ui only'),
    rule('validators-are-framework-free', '^packages/forms/src/validators/', '(^packages/(ui|gateway)|node_modules/(react|@vanilla-extract))', 'the server runs them too'),
    rule('server-has-no-screens', '^apps/server/', '^(packages/ui|packages/forms/src/(?!validators|messages)|apps/portal)/', 'the server takes validators and the contract'),
    rule('portal-reaches-server-by-http', '^apps/portal/', '^apps/server/', 'the portal knows calls, not the server'),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|\\.storybook-static|/node_modules/\\.)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['@fairway/source', 'import', 'types', 'default'] },
  },
};
