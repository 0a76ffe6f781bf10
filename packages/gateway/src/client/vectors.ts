import type { RequestToSign } from './sign.ts';

/** Key bytes 00..1f of the PSIG1 test vectors. */
export const vectorKey: Uint8Array<ArrayBuffer> = Uint8Array.from({ length: 32 }, (_, i) => i);

const common = { timestamp: '1767225600000', keyId: 'k1', clientVersion: '1.0.8' } as const;

/** PSIG1 test vectors: any client or server in any language must reach these signatures. */
export const vectors: readonly { readonly request: RequestToSign; readonly signature: string }[] = [
  {
    request: {
      ...common,
      method: 'GET',
      path: '/harbour/realTimeLikeQuery',
      query: 'keyword=%E4%B8%8A%E6%B5%B7&page=1',
      body: null,
      nonce: 'A'.repeat(22),
      token: 'tok_test',
      language: 'zh',
      idempotencyKey: null,
    },
    signature: 'e0D4hYBLhgyMbSqyTZ623eYOM5k9e7twjTz5iwz2dns',
  },
  {
    request: {
      ...common,
      method: 'POST',
      path: '/auth/login',
      query: '',
      body: '{"account":"13800000000","password":"Abc12345","loginPortal":1}',
      nonce: `${'A'.repeat(21)}Q`,
      token: null,
      language: 'en',
      idempotencyKey: null,
    },
    signature: 'vfFyIJPc-JR2SXdUhrd0KEeKeQzpeGZ0KEaVOnxURMM',
  },
  {
    request: {
      ...common,
      method: 'POST',
      path: '/order/offLinePay',
      query: '',
      body: '{"orderNo":"20260101000001"}',
      nonce: `${'A'.repeat(21)}g`,
      token: 'tok_test',
      language: 'zh',
      idempotencyKey: '01942f5e-0000-7000-8000-000000000001',
    },
    signature: 'Vs0Ny-Yt2nHrwGGzgIVtt43NzQCUYUyWMBxeYKpM-RQ',
  },
];
