import { loginPortal } from '@fairway/trade';
import type { FirstAdmin } from './areas/staff/index.ts';
import type { Config } from './config.ts';
import { type DemoAccount, demoAccounts } from './sample/people/accounts.ts';
import { type DemoStaff, demoStaff, demoStaffPassword } from './sample/people/staff.ts';

/**
 * Returns the output once the server is ready: addresses, and the demo accounts. The invitation of the first admin is
 * printed only in the sandbox; elsewhere it is sent by email and is in no log.
 */
export function greeting(config: Config, url: string, firstAdmin: FirstAdmin): string {
  const address = new URL(config.publicUrl).port === '0' ? url : config.publicUrl;
  const places = [
    ['Portal', `${address}/`],
    ['Desk', `${address}/desk`],
    ...(config.mode === 'sandbox'
      ? [
          ['Outbox', `${address}/sandbox/outbox`],
          ['Authenticator', `${address}/sandbox/authenticator`],
        ]
      : []),
    ['API document', `${address}/api/docs`],
    ['Storybook', 'npm run storybook'],
  ];
  const lines = [
    '',
    '  Fairway 航道 is ready',
    '',
    ...places.map(([name = '', at]) => `  ${name.padEnd(16)}${at}`),
  ];
  if (config.mode === 'sandbox' && config.sampleData) {
    lines.push('', '  Demo accounts (codes arrive in the outbox)', ...demoAccounts.flatMap(account));
    lines.push('', `  Demo staff at the desk, password ${demoStaffPassword}`, ...demoStaff.map(member));
    lines.push(
      '  The second factor is set up at the first login; its codes are those of the authenticator above.',
    );
  }
  if (firstAdmin.state !== 'there')
    lines.push('', '  The desk has no admin yet.', `  ${becomingAdmin(config, firstAdmin)}`);
  if (config.mode === 'sandbox') lines.push(...openSandbox(config));
  return [...lines, ''].join('\n');
}

/** Explains how to become the first admin of the desk. An address is personal: the text names its setting instead. */
function becomingAdmin({ mode }: Config, firstAdmin: FirstAdmin): string {
  if (firstAdmin.state === 'unnamed')
    return 'Set FAIRWAY_DESK_ADMIN to the email address of the first one, and start again.';
  return mode === 'sandbox' && firstAdmin.state === 'invited'
    ? `Open this link once to become the first:\n  ${firstAdmin.link}`
    : 'The address of FAIRWAY_DESK_ADMIN has a link by email, good for three days and for one use.';
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** Warns if other machines can reach a sandbox, which shows every code and every demo account to any visitor. */
function openSandbox({ host, publicUrl }: Config): string[] {
  const reached = [host, new URL(publicUrl).hostname].find((name) => !loopback.test(name));
  if (reached === undefined) return [];
  const words = [
    `THIS SANDBOX CAN BE REACHED FROM OTHER MACHINES (${reached}).`,
    'Whoever reaches it reads every code, logs in as anybody and pays with no money.',
    'Set HOST=127.0.0.1 to keep it here, or FAIRWAY_MODE=production to run it for people.',
  ];
  const line = `  ${'!'.repeat(86)}`;
  return ['', line, ...words.map((each) => `  !!  ${each}`), line];
}

function member({ email, shows }: DemoStaff): string {
  return `  ${email.padEnd(28)}${shows}`;
}

function account({ portal, phone, email, username, password, shows }: DemoAccount): string[] {
  const login = [phone, email, username].filter(Boolean).join(' or ');
  return [
    `  ${portal === loginPortal.private ? 'private ' : 'business'}  ${login} / ${password}`,
    `            ${shows}`,
  ];
}
