import { cutText } from '@fairway/trade';
import type { Message } from '../outbox/outbox.ts';

/** Bytes of a payload at most: push services accept 4,096 when encrypted. */
const mostBytes = 3000;
/** UTF-16 units of a title: systems show less. */
const longestTitle = 100;

/** The JSON that the service worker reads; its text is cut between two characters to the size that push services accept. */
export function payloadOf({ id, subject = '', text, link = '/' }: Omit<Message, 'to' | 'kind'>): Buffer {
  const title = cutText(subject, longestTitle);
  for (let length = Math.min(text.length, mostBytes); ; length = Math.floor(length * 0.8)) {
    const payload = Buffer.from(JSON.stringify({ id, title, text: cutText(text, length), link }));
    if (payload.length <= mostBytes || length === 0) return payload;
  }
}
