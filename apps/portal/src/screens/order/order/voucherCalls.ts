import { createUpload } from '@fairway/gateway';
import { order } from '@fairway/gateway/contract/order';
import { upload } from '@fairway/gateway/contract/upload';
import type { HandOverCalls, PayAnswer, UploadProps } from '@fairway/ui';
import { told } from '../../../failures/told.ts';
import { gateway } from '../../../gateway.ts';
import { standingOf } from './standing.ts';

const purpose = 'transferVoucher';
const send = createUpload(gateway);

/** Sends one picture of a proof. */
export const sendVoucher: UploadProps['send'] = (file, options) =>
  told(() => send(upload.upload, file, { purpose, ...options }));

/** Fetches a picture with an address that works again. */
export const renewVoucher: NonNullable<UploadProps['renew']> = ({ id }) =>
  told(() => gateway.send(upload.selectFile, { query: { id } }));

/** Lets the receipt be photographed on a phone that is not logged in: as many pictures as there is room for. */
export function voucherByPhone(room: number): HandOverCalls {
  return {
    start: ({ signal }) =>
      told(async () => {
        const body = { purpose, maxFiles: Math.max(1, room) } as const;
        const { url, ...rest } = await gateway.send(upload.startHandOver, { body }, { signal });
        return { ...rest, url: new URL(url, location.href).href };
      }),
    read: (id, { signal }) => told(() => gateway.send(upload.selectHandOver, { query: { id } }, { signal })),
    end: (id) => gateway.send(upload.endHandOver, { body: { id } }),
  };
}

/** Hands in the proof of a transfer; resolves to how the order then stands. */
export function submitTransfer(orderNo: string, voucherIds: readonly string[]): Promise<PayAnswer> {
  const body = { orderNo, voucherIds: [...voucherIds] };
  return told(async () => standingOf(await gateway.send(order.offLinePay, { body })));
}
