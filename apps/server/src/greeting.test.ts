import { describe, expect, it } from 'vitest';
import { readSettings, withSecret } from './config.ts';
import { greeting } from './greeting.ts';
import { productionEnv } from './testing/production.ts';

const secret = 'a secret for tests only, 32 bytes.';
const greeted = (env: Readonly<Record<string, string>>) =>
  greeting(withSecret(readSettings(env), secret), 'http://127.0.0.1:8787', null);
const warning = 'THIS SANDBOX CAN BE REACHED FROM OTHER MACHINES';

describe('a sandbox says loudly that it can be reached from other machines', () => {
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
