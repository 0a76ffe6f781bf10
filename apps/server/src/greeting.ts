import type { Config } from './config.ts';
import { type DemoAccount, demoAccounts } from './sample/accounts.ts';

/** What is printed once the server answers: where to look, and who can log in. */
export function greeting(config: Config, url: string): string {
  const address = new URL(config.publicUrl).port === '0' ? url : config.publicUrl;
  const places = [
    ['Portal', `${address}/`],
    ...(config.mode === 'sandbox'
      ? [
          ['Outbox', `${address}/sandbox/outbox`],
          ['Transfers', `${address}/sandbox/transfers`],
        ]
      : []),
    ['API document', `${address}/api/docs`],
    ['Storybook', 'npx pnpm storybook'],
  ];
  const lines = [
    '',
    '  Fairway 航道 is ready',
    '',
    ...places.map(([name = '', at]) => `  ${name.padEnd(14)}${at}`),
  ];
  if (config.mode === 'sandbox' && config.sampleData) {
    lines.push('', '  Demo accounts (codes arrive in the outbox)', ...demoAccounts.flatMap(account));
  }
  return [...lines, ''].join('\n');
}

function account({ portal, phone, email, username, password, shows }: DemoAccount): string[] {
  const login = [phone, email, username].filter(Boolean).join(' or ');
  return [`  ${portal === 1 ? 'private ' : 'business'}  ${login} / ${password}`, `            ${shows}`];
}
