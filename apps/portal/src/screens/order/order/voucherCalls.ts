import { createUpload } from '@fairway/gateway';
import { upload } from '@fairway/gateway/contract/upload';
import type { SiteGateway } from '@fairway/site';
import type { HandOverCalls, UploadProps } from '@fairway/ui';

const purpose = 'transferVoucher';

export interface VoucherCalls {
  /** Sends one picture of a proof. */
  readonly send: UploadProps['send'];
  /** Fetches a picture with an address that works again. */
  readonly renew: NonNullable<UploadProps['renew']>;
  /** Lets the receipt be photographed on a phone that is not logged in: as many pictures as there is room for. */
  readonly byPhone: (room: number) => HandOverCalls;
}

/** The calls of a transfer's proof. */
export function voucherCalls(gateway: SiteGateway): VoucherCalls {
  const { send } = gateway;
  const sendFile = createUpload(gateway);
  return {
    send: (file, options) => sendFile(upload.upload, file, { purpose, ...options }),
    renew: ({ id }) => send(upload.selectFile, { query: { id } }),
    byPhone: (room) => ({
      async start({ signal }) {
        const body = { purpose, maxFiles: Math.max(1, room) } as const;
        const { url, ...rest } = await send(upload.startHandOver, { body }, { signal });
        return { ...rest, url: new URL(url, location.href).href };
      },
      read: (id, { signal }) => send(upload.selectHandOver, { query: { id } }, { signal }),
      end: (id) => send(upload.endHandOver, { body: { id } }),
    }),
  };
}
