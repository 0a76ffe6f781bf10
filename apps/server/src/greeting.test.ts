import { describe, expect, it } from 'vitest';
import type { FirstAdmin } from './areas/staff/index.ts';
import { readSettings, withSecret } from './config.ts';
import { greeting } from './greeting.ts';
import { productionEnv } from './testing/production.ts';

const secret = 'a secret for tests only, 32 bytes.';
const greeted = (env: Readonly<Record<string, string>>, firstAdmin: FirstAdmin = { state: 'there' }) =>
  greeting(withSecret(readSettings(env), secret), 'http://127.0.0.1:8787', firstAdmin);
const warning = 'THIS SANDBOX CAN BE REACHED FROM OTHER MACHINES';

describe('a sandbox warns that it can be reached from other machines', () => {
  it.each([
    [{ HOST: '0.0.0.0' }, '(0.0.0.0)'],
    [{ HOST: '::' }, '(::)'],
    [{ HOST: '10.0.0.5' }, '(10.0.0.5)'],
    [{ PUBLIC_URL: 'https://demo.example' }, '(demo.example)'],
  ])('with %o', (env, reached) => {
    expect(greeted(env)).toContain(`${warning} ${reached}`);
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
  ])('and not with %o', (env) => {
    expect(greeted(env)).not.toContain(warning);
  });

  it('and not in production', () => {
    expect(greeted({ ...productionEnv, HOST: '0.0.0.0' })).not.toContain(warning);
  });
});

describe('while the desk has no admin, the start prints how to become the first', () => {
  const link = 'https://fairway.example/desk/invitation#once';

  it('in production by the setting that is missing', () => {
    expect(greeted(productionEnv, { state: 'unnamed' })).toContain(
      'The desk has no admin yet.\n  Set FAIRWAY_DESK_ADMIN to the email address of the first one',
    );
  });

  it.each<FirstAdmin>([{ state: 'waiting' }, { state: 'invited', link }])(
    'in production by email, and its link and address are not in the log: %o',
    (firstAdmin) => {
      const text = greeted({ ...productionEnv, FAIRWAY_DESK_ADMIN: 'boss@example.com' }, firstAdmin);
      expect(text).toContain('The address of FAIRWAY_DESK_ADMIN has a link by email');
      expect(text).not.toMatch(/boss@|#once/);
    },
  );

  it('in the sandbox by the link itself', () => {
    expect(greeted({}, { state: 'invited', link })).toContain(`to become the first:\n  ${link}`);
  });

  it('and nothing once there is one', () => {
    expect(greeted(productionEnv)).not.toContain('no admin');
  });
});
