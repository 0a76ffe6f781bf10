import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areaSettings } from './areas/index.ts';
import { orderSettings } from './areas/order/settings.ts';
import { readSettings, root, SettingsError, withSecret } from './config.ts';
import { environment } from './settings.ts';
import { productionEnv } from './testing/production.ts';

describe('settings', () => {
  it('run the sandbox on this machine when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 8787,
      host: '127.0.0.1',
      mode: 'sandbox',
      dataFolder: join(root, '.fairway'),
      publicUrl: 'http://127.0.0.1:8787',
      databaseUrl: undefined,
      sampleData: true,
      operator: { sample: true, phone: '100 0000 0000', email: 'service@fairway.example' },
      sms: { service: 'sandbox' },
      email: { service: 'sandbox' },
    });
  });

  it.each([
    [{ PORT: '80a' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ FAIRWAY_MODE: 'prod' }, 'FAIRWAY_MODE: must be one of sandbox, production'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of trace, debug, info'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be a URL that starts with postgres://'],
    [{ FAIRWAY_SECRET: 'short' }, 'FAIRWAY_SECRET: must be at least 32 characters'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY: must be a number of proxies'],
    [{ ALLOWED_ORIGINS: 'https://a.example/path' }, 'ALLOWED_ORIGINS: must be origins'],
    [{ DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE: must be a whole number from 2 to 200'],
    [
      { ALIYUN_SMS_TEMPLATES: 'CERTIFICATION' },
      'ALIYUN_SMS_TEMPLATES: must be purposes with their templates',
    ],
    [{ CONTACT_PHONE: 'ask Li' }, 'CONTACT_PHONE: must be a phone number'],
    [{ SITE_PUBLIC_SECURITY_NUMBER: '沪公网安备' }, 'SITE_PUBLIC_SECURITY_NUMBER: must hold the 14 digits'],
    [{ CONTACT_EMAIL: 'help' }, 'CONTACT_EMAIL: must be an email address'],
    [{ SMS_SERVICE: 'aliyun' }, 'ALIYUN_SMS_ACCESS_KEY_ID: needed with SMS_SERVICE=aliyun'],
    [{ EMAIL_SERVICE: 'smtp' }, 'SMTP_HOST: needed with EMAIL_SERVICE=smtp'],
    [{ SOCIAL_SERVICE: 'weixin' }, 'WEIXIN_APP_SECRET: needed with SOCIAL_SERVICE=weixin'],
    [
      { SOCIAL_SERVICE: 'weixin', WEIXIN_OFFICIAL_APP_ID: 'wx' },
      'WEIXIN_OFFICIAL_APP_SECRET: needed with WEIXIN_OFFICIAL_APP_ID',
    ],
    [{ WEIXIN_API_URL: 'ftp://x' }, 'WEIXIN_API_URL: must be a URL that starts with http:// or https://'],
  ])('%o is refused by name, with what is allowed', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(message);
  });

  it('name every wrong one at once', () => {
    const read = () => readSettings({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(read).toThrow(/PORT: .*\n {2}LOG_LEVEL: /);
  });

  it('never repeat a value, which may be a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://user:hunter2@x' })).not.toThrow(/hunter2/);
  });

  it('take an empty variable as one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 8787,
      databaseUrl: undefined,
    });
  });
});

describe('production', () => {
  it('starts with real services', () => {
    expect(readSettings(productionEnv)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://fairway.example',
      sampleData: false,
      operator: { sample: false, phone: null, email: null },
      sms: { service: 'aliyun' },
      email: { service: 'smtp', port: 465 },
    });
  });

  it('lists at once all settings that a first start lacks: those of its services, and those of areas', () => {
    const read = () => readSettings({ FAIRWAY_MODE: 'production', AIS_SERVICE: 'secret' }, areaSettings);
    const messages = [
      'SMS_SERVICE: sandbox is refused in production; set aliyun',
      'PUBLIC_URL: needed in production',
      'ALIYUN_SMS_SIGN_NAME: needed with SMS_SERVICE=aliyun',
      'SMTP_HOST: needed with EMAIL_SERVICE=smtp',
      'ALIPAY_APP_ID: needed with ALIPAY_SERVICE=alipay',
      'WXPAY_SERIAL: needed with WXPAY_SERVICE=wxpay',
      'TRANSFER_BANK: needed in production: where corporate transfers go',
      'AIS_SERVICE: must be one of off, vesselfinder',
    ];
    for (const line of messages) expect(read).toThrow(line);
    expect(read).not.toThrow(/"secret"/);
    expect(() => readSettings(productionEnv, areaSettings)).not.toThrow();
  });

  it('names the key of papers among what servers that share a database need', () => {
    const shared = { ...productionEnv, DATABASE_URL: 'postgres://db.example/fairway' };
    expect(() => readSettings(shared, areaSettings)).toThrow(
      /FAIRWAY_SECRET: needed in production with DATABASE_URL\n {2}FAIRWAY_PAPERS_KEYS: needed in production/,
    );
  });

  it('shows readers how to contact the operator', () => {
    const contactSettings = { CONTACT_PHONE: '+86 21 5000 0000', CONTACT_EMAIL: 'help@fairway.example' };
    expect(readSettings({ ...productionEnv, ...contactSettings }).operator).toEqual({
      sample: false,
      phone: '+86 21 5000 0000',
      email: 'help@fairway.example',
      records: { icp: null, publicSecurity: null, licence: null },
    });
  });

  it('names the records of the site in its footer', () => {
    const records = {
      ...{
        SITE_ICP_NUMBER: '沪ICP备00000000号-1',
        SITE_PUBLIC_SECURITY_NUMBER: '沪公网安备 31011502000000号',
      },
      SITE_LICENCE: '',
    };
    expect(readSettings({ ...productionEnv, ...records }).operator.records).toEqual({
      icp: '沪ICP备00000000号-1',
      publicSecurity: '沪公网安备 31011502000000号',
      licence: null,
    });
  });

  it('starts without a social app that people log in with', () => {
    const without = { ...productionEnv, SOCIAL_SERVICE: 'off', WEIXIN_APP_ID: '', WEIXIN_APP_SECRET: '' };
    expect(readSettings(without).social).toEqual({ service: 'off' });
  });

  it.each([
    ['SMS_SERVICE', { SMS_SERVICE: 'sandbox' }],
    ['SMS_SERVICE', { SMS_SERVICE: undefined }],
    ['EMAIL_SERVICE', { EMAIL_SERVICE: 'sandbox' }],
    ['ALIPAY_SERVICE: sandbox is refused', { ALIPAY_SERVICE: 'sandbox' }],
    ['ALIPAY_SERVICE: sandbox is refused', { ALIPAY_SERVICE: undefined }],
    ['WXPAY_SERVICE: sandbox is refused', { WXPAY_SERVICE: undefined }],
    ['WXPAY_API_V3_KEY', { WXPAY_API_V3_KEY: 'too short' }],
    ['ALIPAY_PRIVATE_KEY: must be an RSA private key', { ALIPAY_PRIVATE_KEY: 'no key' }],
    ['SOCIAL_SERVICE: sandbox is refused', { SOCIAL_SERVICE: undefined }],
    ['S3_BUCKET', { FILE_SERVICE: 's3', S3_ENDPOINT: 'https://s3.example' }],
    ['SAMPLE_DATA', { SAMPLE_DATA: 'yes' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['FAIRWAY_SECRET', { DATABASE_URL: 'postgres://db.example/fairway' }],
  ])('refuses to start because of %s', (name, change) => {
    expect(() => readSettings({ ...productionEnv, ...change }, areaSettings)).toThrow(name);
  });
});

it('an area reads its own settings when they are requested', () => {
  expect(readSettings({ ORDER_PAY_MINUTES: '45' }).of(orderSettings)).toMatchObject({
    payMinutes: 45,
    qrMinutes: 5,
  });
  const without = readSettings({ ...productionEnv, TRANSFER_BANK: undefined, TRANSFER_ACCOUNT: '' });
  expect(() => without.of(orderSettings)).toThrow(
    /TRANSFER_BANK: needed in production.*\n {2}TRANSFER_ACCOUNT: /,
  );
});

describe('the secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairway-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const settings = () => readSettings({ FAIRWAY_DATA: folder });

  it('is created once, stored in the data folder, and readable by its owner only', () => {
    const first = withSecret(settings(), undefined).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(withSecret(settings(), undefined).secret).toEqual(first);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  });

  it('comes from FAIRWAY_SECRET where that is set', () => {
    const secret = 'a secret that several servers share';
    expect(withSecret(settings(), secret).secret.toString()).toBe(Buffer.from(secret).toString());
    expect(existsSync(join(folder, 'secret'))).toBe(false);
  });
});

it('docs/configuration.md and the pages of wallets name the settings that the server reads, and no other', () => {
  const pages = ['docs/configuration.md', ...globSync('docs/wallets/*.md', { cwd: root })];
  const docs = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
  const named = [...docs.matchAll(/^\| `([A-Z][A-Z\d_]+)` +\|/gm)].map(([, name]) => name);
  const read = [environment, ...areaSettings.map(({ environment: own }) => own)];
  expect([...named].sort()).toEqual(read.flatMap(({ entries }) => Object.keys(entries)).sort());
});
