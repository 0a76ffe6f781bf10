import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const credentials = { accessKeyId: 'test-id', accessKeySecret: 'test-secret' };

export interface TakenSms {
  readonly query: URLSearchParams;
  readonly action: string | undefined;
}

/** A strict fake of Alibaba Cloud SMS: checks date, nonce, payload hash, and the signature over the received bytes. */
export async function fakeAliyunSms() {
  let requests: TakenSms[] = [];
  let refused: string[] = [];
  let replyCode = 'OK';

  function check(request: IncomingMessage, body: string): string {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const header = (name: string) => String(request.headers[name] ?? '');
    const [, id, list, signature] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
        header('authorization'),
      ) ?? [];
    if (id !== credentials.accessKeyId || !list) return 'InvalidAccessKeyId.NotFound';
    const required = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce'];
    if (!required.every((name) => list.split(';').includes(name))) return 'MissingSignedHeader';
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(header('x-acs-date'))) return 'InvalidTimeStamp.Format';
    const bodyHash = createHash('sha256').update(body).digest('hex');
    if (header('x-acs-content-sha256') !== bodyHash) return 'InvalidContentHash';
    const rawQuery = (request.url ?? '').split('?')[1] ?? '';
    const ordered = rawQuery.split('&').sort().join('&');
    const canonical = [
      request.method,
      url.pathname,
      ordered,
      ...list.split(';').map((name) => `${name}:${header(name)}`),
      '',
      list,
      bodyHash,
    ].join('\n');
    const expected = createHmac('sha256', credentials.accessKeySecret)
      .update(`ACS3-HMAC-SHA256\n${createHash('sha256').update(canonical).digest('hex')}`)
      .digest('hex');
    if (signature !== expected) return 'SignatureDoesNotMatch';
    // Signatures are in 【】 and are added by the service alone.
    if (/[【】]/.test(url.searchParams.get('TemplateParam') ?? '')) return 'isv.TEMPLATE_PARAMS_ILLEGAL';
    requests.push({ query: url.searchParams, action: header('x-acs-action') });
    return replyCode;
  }

  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const code = check(request, body);
    if (code !== 'OK') refused.push(code);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ Code: code, RequestId: 'R-1' }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;

  return {
    settings: { ...credentials, endpoint: `http://127.0.0.1:${port}` },
    taken: () => requests,
    refused: () => refused,
    answerWith: (code: string) => {
      replyCode = code;
    },
    clear: () => {
      requests = [];
      refused = [];
      replyCode = 'OK';
    },
    stop: () => new Promise((resolve) => service.close(resolve)),
  };
}
