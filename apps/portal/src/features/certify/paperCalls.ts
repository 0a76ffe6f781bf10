import { createUpload } from '@fairway/gateway';
import { type UploadPurpose, upload } from '@fairway/gateway/contract/upload';
import type { SiteGateway } from '@fairway/site';
import type { HandOverCalls, SendFile, UploadProps } from '@fairway/ui';

export interface PaperCalls {
  readonly send: SendFile;
  /** Fetches a picture with an address that works again. */
  readonly renew: NonNullable<UploadProps['renew']>;
  /** Lets the paper be photographed on a phone that is not logged in. */
  readonly handOver: HandOverCalls;
}

/** The calls of one picture of a paper. */
export function paperCalls(
  gateway: SiteGateway,
  purpose: Extract<UploadPurpose, 'idCard' | 'companyPaper'>,
): PaperCalls {
  const { send } = gateway;
  const sendFile = createUpload(gateway);
  return {
    send: (file, options) => sendFile(upload.upload, file, { purpose, ...options }),
    renew: ({ id }) => send(upload.selectFile, { query: { id } }),
    handOver: {
      async start({ signal }) {
        const { url, ...rest } = await send(
          upload.startHandOver,
          { body: { purpose, maxFiles: 1 } },
          { signal },
        );
        return { ...rest, url: new URL(url, location.href).href };
      },
      read: (id, { signal }) => send(upload.selectHandOver, { query: { id } }, { signal }),
      end: (id) => send(upload.endHandOver, { body: { id } }),
    },
  };
}
